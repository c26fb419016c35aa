import { html } from 'hono/html';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import { type Palette, PALETTES } from '@tourbillon/domain/look/palette.ts';
import { linkOf } from './templates/letter.ts';
import type { Block, Letter, Sender } from './templates/letter.ts';

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

/** Programs that know the scheme of their reader repaint it; the others show the light one. */
function darkRules({ paper, ink, muted, action, on_action, hairline }: Palette): string {
  return `@media (prefers-color-scheme: dark) {
  body, .paper { background: ${paper} !important; color: ${ink} !important }
  .muted, .muted a { color: ${muted} !important }
  .link { color: ${action} !important }
  .line { border-color: ${hairline} !important }
  .button { background: ${action} !important; color: ${on_action} !important }
}`;
}

/** A letter as HTML: one column, styles in place because mail programs drop the others; every text is escaped. */
export function letterHtml({ subject, blocks, unsubscribe }: Letter, sender: Sender): string {
  const { locale, t, shop, origin } = sender;
  // Mail programs read no custom properties.
  const { light, dark } = sender.colours ?? PALETTES;
  const muted = `color:${light.muted};font-size:13px;line-height:1.5`;
  const written = String(
    html`<!doctype html>
      <html lang="${LOCALE_FACTS[locale].lang}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>${subject}</title>
          <style>
            ${darkRules(dark)}
          </style>
        </head>
        <body class="paper" style="margin:0;background:${light.paper};color:${light.ink}">
          <div
            style="max-width:520px;margin:0 auto;padding:40px 24px;font:16px/1.6 ${SANS};overflow-wrap:break-word"
          >
            <p
              class="line"
              style="margin:0 0 32px;padding:0 0 16px;border-bottom:1px solid ${light.hairline};font:24px/1.2 ${SERIF}"
            >
              ${shop}
            </p>
            ${blocks.map((block) => blockHtml(block, sender, muted))}
            <p
              class="muted line"
              style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${light.hairline};${muted}"
            >
              ${t('mail.footer', { shop, site: origin })}
              ${
                unsubscribe
                  ? html`<br /><a href="${origin + unsubscribe.path}" style="color:${light.muted}"
                        >${unsubscribe.text}</a
                      >`
                  : ''
              }
            </p>
          </div>
        </body>
      </html> `,
  );
  // The indentation of the source is no part of the letter.
  return written.replace(/\n\s+/g, '\n').trim();
}

function blockHtml(block: Block, { t, origin, colours }: Sender, muted: string) {
  const { light } = colours ?? PALETTES;
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${block.text}</p>`;
    case 'note':
      return html`<p class="muted" style="margin:0 0 8px;${muted}">${block.text}</p>`;
    case 'list':
      return html`<ul style="margin:0 0 24px;padding:0 0 0 20px">
        ${block.items.map((item) => html`<li style="margin:0 0 4px">${item}</li>`)}
      </ul>`;
    case 'links':
      return html`<ul style="margin:0 0 24px;padding:0;list-style:none">
        ${block.items.map(
          ({ text, path, note }) =>
            html`<li class="line" style="margin:0;padding:10px 0;border-bottom:1px solid ${light.hairline}">
              <a class="link" href="${origin + path}" style="color:${light.action}">${text}</a>
              ${note ? html`<br /><span class="muted" style="${muted}">${note}</span>` : ''}
            </li>`,
        )}
      </ul>`;
    case 'button': {
      const address = linkOf(block.path, { origin });
      return html`<p style="margin:0 0 24px">
          <a
            class="button"
            href="${address}"
            style="display:inline-block;padding:14px 28px;background:${light.action};color:${light.on_action};border-radius:2px;font-weight:600;text-decoration:none"
            >${block.text}</a
          >
        </p>
        <p class="muted" style="margin:0 0 24px;${muted}">
          ${t('mail.buttonFallback')}<br /><span style="word-break:break-all">${address}</span>
        </p>`;
    }
  }
}
