import { html } from 'hono/html';
import type { Palette } from '@tourbillon/domain/look/palette.ts';
import type { LetterPictures } from './letter-picture.ts';
import { linkOf } from './templates/letter.ts';
import type { Block, Fact, Sender, ShownPiece } from './templates/letter.ts';

/** The look of a letter's parts: light colours, the style of small print, the font of headings. */
export interface BlockLook {
  light: Palette;
  muted: string;
  serif: string;
}

/** Displayed size of a picture, in pixels. */
const SHOWN = { width: 104, height: 125 } as const;

/** A text whose numbers of tickets and offers, such as 77-104217, are not broken at their hyphen. */
function wholeNumbers(text: string) {
  return text
    .split(/(\b[0-9A-Z]+-[0-9A-Z]*\d[0-9A-Z]*\b)/)
    .map((part, place) => (place % 2 === 0 ? part : html`<span style="white-space:nowrap">${part}</span>`));
}

/** A part of a letter as HTML. The dark rules of the style sheet use its class names. */
export function blockHtml(block: Block, sender: Sender, look: BlockLook, pictures: LetterPictures) {
  const { light, muted, serif } = look;
  switch (block.kind) {
    case 'paragraph':
      return html`<p style="margin:0 0 16px">${wholeNumbers(block.text)}</p>`;
    case 'heading':
      return html`<h2 style="margin:28px 0 10px;font:600 19px/1.3 ${serif}">${block.text}</h2>`;
    case 'note':
      return html`<p class="muted" style="margin:0 0 12px;${muted}">${block.text}</p>`;
    case 'facts':
      return factsHtml(block.rows, look);
    case 'list':
      return html`<ul style="margin:0 0 24px;padding:0 0 0 20px">
        ${block.items.map((item) => html`<li style="margin:0 0 4px">${item}</li>`)}
      </ul>`;
    case 'quote':
      return html`<blockquote
        class="line"
        style="margin:16px 0 20px;padding:2px 0 2px 16px;border-left:3px solid ${light.hairline}"
      >
        ${linesHtml(block.text)}
      </blockquote>`;
    case 'steps':
      return html`<ul style="margin:0 0 24px;padding:0;list-style:none">
        ${block.items.map(
          ({ when, what }) => html`<li style="margin:0 0 10px"><b>${when}</b><br />${what}</li>`,
        )}
      </ul>`;
    case 'pieces':
      return html`${block.items.map((piece) => pieceHtml(piece, sender, look, pictures))}`;
    case 'links':
      return html`<ul style="margin:0 0 24px;padding:0;list-style:none">
        ${block.items.map(
          ({ text, path }) =>
            html`<li class="line" style="margin:0;padding:10px 0;border-bottom:1px solid ${light.hairline}">
              <a class="link" href="${linkOf(path, sender)}" style="color:${light.action}">${text}</a>
            </li>`,
        )}
      </ul>`;
    case 'button': {
      const address = linkOf(block.path, sender);
      return html`<p style="margin:24px 0 16px">
          <a
            class="button"
            href="${address}"
            style="display:inline-block;padding:14px 28px;background:${light.action};color:${light.on_action};border-radius:2px;font-weight:600;text-decoration:none"
            >${block.text}</a
          >
        </p>
        <p class="muted" style="margin:0 0 20px;${muted}">
          ${sender.t('mail.buttonFallback')}<br /><span style="word-break:break-all">${address}</span>
        </p>`;
    }
  }
}

/** Mail programs support only tables for columns. A long word of a label can break on a narrow screen. */
function factsHtml(rows: readonly Fact[], { light, muted }: BlockLook) {
  const cell = `padding:8px 0;border-bottom:1px solid ${light.hairline};vertical-align:top`;
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    style="width:100%;margin:0 0 20px;border-collapse:collapse"
  >
    ${rows.map(
      ({ label, value, href }) =>
        html`<tr>
          <td class="muted line" style="${cell};width:36%;padding-right:12px;${muted};line-height:1.7">
            ${label}
          </td>
          <td class="line" style="${cell}">
            ${
              href
                ? html`<a class="link" href="${href}" style="color:${light.action}">${value}</a>`
                : linesHtml(value)
            }
          </td>
        </tr>`,
    )}
  </table>`;
}

/** An item with its picture on the left, or without a picture. */
function pieceHtml(
  { title, path, note, picture: place = path }: ShownPiece,
  sender: Sender,
  { light, muted }: BlockLook,
  pictures: LetterPictures,
) {
  const picture = pictures.get(place);
  const href = linkOf(path, sender);
  const alt = picture && sender.t(`letters.${picture.kind === 'photo' ? 'photo' : 'drawing'}`, { title });
  const image =
    picture &&
    html`<td class="line" style="width:${SHOWN.width}px;padding:12px 16px 12px 0;vertical-align:top">
      <a href="${href}"
        ><img
          class="plate"
          src="cid:${picture.cid}"
          alt="${alt}"
          width="${SHOWN.width}"
          height="${SHOWN.height}"
          style="display:block;width:${SHOWN.width}px;height:${SHOWN.height}px;border:0;border-radius:2px;background:${light.plate};color:${light.muted};font-size:12px;line-height:1.3"
      /></a>
    </td>`;
  return html`<table
    class="line"
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    style="width:100%;margin:0 0 8px;border-collapse:collapse;border-bottom:1px solid ${light.hairline}"
  >
    <tr>
      ${image ?? ''}
      <td style="padding:12px 0;vertical-align:top">
        <a class="link" href="${href}" style="color:${light.action};font-weight:600">${title}</a>
        ${note ? html`<br />${note}` : ''}
        ${
          picture?.kind === 'drawing'
            ? html`<br /><span class="muted" style="${muted}">${sender.t('letters.drawn')}</span>`
            : ''
        }
      </td>
    </tr>
  </table>`;
}

function linesHtml(text: string) {
  return text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br />${line}`));
}
