import { html } from 'hono/html';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import { type Palette, PALETTES } from '@tourbillon/domain/look/palette.ts';
import { type BlockLook, blockHtml } from './block-html.ts';
import { footLines, shownBlocks } from './letter-foot.ts';
import type { LetterPictures } from './letter-picture.ts';
import type { Letter, Sender } from './templates/letter.ts';

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

/** Rules for mail programs that support the dark scheme. The others show the light one. */
function darkRules({ paper, plate, ink, muted, action, on_action, hairline }: Palette): string {
  return `@media (prefers-color-scheme: dark) {
  body, .paper { background: ${paper} !important; color: ${ink} !important }
  .plate { background: ${plate} !important }
  .muted, .muted a { color: ${muted} !important }
  .link { color: ${action} !important }
  .line { border-color: ${hairline} !important }
  .button { background: ${action} !important; color: ${on_action} !important }
}`;
}

/**
 * Renders a letter as HTML: one column, inline styles because mail programs drop style sheets. Every text is escaped.
 * @param pictures by their paths.
 */
export function letterHtml(letter: Letter, sender: Sender, pictures: LetterPictures): string {
  const { subject, unsubscribe } = letter;
  const { locale, shop, origin } = sender;
  // Mail programs do not support custom properties.
  const { light, dark } = sender.colours ?? PALETTES;
  const muted = `color:${light.muted};font-size:14px;line-height:1.5`;
  const look: BlockLook = { light, muted, serif: SERIF };
  const blocks = shownBlocks(letter, sender);
  const written = String(
    html`<!doctype html>
      <html lang="${LOCALE_FACTS[locale].lang}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="format-detection" content="telephone=no" />
          <title>${subject}</title>
          <style>
            ${darkRules(dark)}
          </style>
        </head>
        <body class="paper" style="margin:0;background:${light.paper};color:${light.ink}">
          <div
            style="max-width:560px;margin:0 auto;padding:32px 20px;font:16px/1.6 ${SANS};overflow-wrap:break-word"
          >
            <p
              class="line"
              style="margin:0 0 28px;padding:0 0 16px;border-bottom:1px solid ${light.hairline};font:24px/1.2 ${SERIF}"
            >
              ${shop}
            </p>
            ${blocks.map((block) => blockHtml(block, sender, look, pictures))}
            <div
              class="muted line"
              style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${light.hairline};${muted}"
            >
              ${footLines(letter, sender).map((line) => html`<p style="margin:0 0 8px">${line}</p>`)}
              ${
                unsubscribe
                  ? html`<p style="margin:0">
                      <a href="${origin + unsubscribe.path}" style="color:${light.muted}"
                        >${unsubscribe.text}</a
                      >
                    </p>`
                  : ''
              }
            </div>
          </div>
        </body>
      </html> `,
  );
  // Remove the indentation of this source file.
  return written.replace(/\n\s+/g, '\n').trim();
}
