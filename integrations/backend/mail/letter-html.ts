import { html } from 'hono/html';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import type { Block, Letter, Sender } from './templates/letter.ts';

/** Colours of the site's tokens: mail programs read no custom properties. */
const LIGHT = { paper: '#f7f5f0', ink: '#171512', muted: '#635c51', line: '#d8d1c3', baize: '#0f4a3a' };
const DARK = { paper: '#101311', ink: '#ece8df', muted: '#a39c8e', line: '#2c322e', baize: '#6fbf9f' };

const SERIF = "Georgia, 'Times New Roman', serif";
const SANS = "-apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

/** Programs that know the scheme of their reader repaint it; the others show the light one. */
const DARK_RULES = `@media (prefers-color-scheme: dark) {
  body, .paper { background: ${DARK.paper} !important; color: ${DARK.ink} !important }
  .muted, .muted a { color: ${DARK.muted} !important }
  .link { color: ${DARK.baize} !important }
  .line { border-color: ${DARK.line} !important }
  .button { background: ${DARK.baize} !important; color: ${DARK.paper} !important }
}`;

/** A letter as HTML: one column, styles in place because mail programs drop the others; every text is escaped. */
export function letterHtml({ subject, blocks, unsubscribe }: Letter, sender: Sender): string {
  const { locale, t, shop, origin } = sender;
  const muted = `color:${LIGHT.muted};font-size:13px;line-height:1.5`;
  const written = String(
    html`<!doctype html>
      <html lang="${LOCALE_FACTS[locale].lang}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <title>${subject}</title>
          <style>
            ${DARK_RULES}
          </style>
        </head>
        <body class="paper" style="margin:0;background:${LIGHT.paper};color:${LIGHT.ink}">
          <div
            style="max-width:520px;margin:0 auto;padding:40px 24px;font:16px/1.6 ${SANS};overflow-wrap:break-word"
          >
            <p
              class="line"
              style="margin:0 0 32px;padding:0 0 16px;border-bottom:1px solid ${LIGHT.line};font:24px/1.2 ${SERIF}"
            >
              ${shop}
            </p>
            ${blocks.map((block) => blockHtml(block, sender, muted))}
            <p
              class="muted line"
              style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid ${LIGHT.line};${muted}"
            >
              ${t('mail.footer', { shop, site: origin })}
              ${
                unsubscribe
                  ? html`<br /><a href="${origin + unsubscribe.path}" style="color:${LIGHT.muted}"
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

function blockHtml(block: Block, { t, origin }: Sender, muted: string) {
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
            html`<li class="line" style="margin:0;padding:10px 0;border-bottom:1px solid ${LIGHT.line}">
              <a class="link" href="${origin + path}" style="color:${LIGHT.baize}">${text}</a>
              ${note ? html`<br /><span class="muted" style="${muted}">${note}</span>` : ''}
            </li>`,
        )}
      </ul>`;
    case 'button': {
      const address = origin + block.path;
      return html`<p style="margin:0 0 24px">
          <a
            class="button"
            href="${address}"
            style="display:inline-block;padding:14px 28px;background:${LIGHT.baize};color:${LIGHT.paper};border-radius:2px;font-weight:600;text-decoration:none"
            >${block.text}</a
          >
        </p>
        <p class="muted" style="margin:0 0 24px;${muted}">
          ${t('mail.buttonFallback')}<br /><span style="word-break:break-all">${address}</span>
        </p>`;
    }
  }
}
