/**
 * Invisible characters that change how the text around them is read: direction marks, embeddings, overrides and
 * isolates, zero-width spaces, soft hyphens, byte order marks, interlinear notes. Copied text often contains them
 * (messengers wrap phones in isolates), so they are removed rather than refused. Joiners and variation selectors
 * stay: emoji and some scripts need them.
 */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Tag characters; flags such as England's consist of them. Anywhere else they are invisible text. */
const STRAY_TAGS = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e007f}]/gu;

/** Line ends of other programs: Word, old systems, and Unicode's own. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;

/**
 * C0 and C1 controls except tab and line feed: keyboards do not produce them; terminals and spreadsheets execute
 * them.
 */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u;

/** A visible character: a text of only joiners and spaces counts as empty. */
const VISIBLE_CHARACTER = /[^\s\p{Cf}\p{Mn}]/u;

/**
 * Normalises a text of several lines for storage: well-formed, without invisible characters. `hasControls` checks
 * controls.
 */
export function readLines(text: string): string {
  const read = text
    .toWellFormed()
    .replace(LINE_ENDS, '\n')
    .replace(INVISIBLE, '')
    .replace(STRAY_TAGS, '')
    .trim();
  return VISIBLE_CHARACTER.test(read) || CONTROLS.test(read) ? read : '';
}

/** The same for a text of one line. */
export function readLine(text: string): string {
  return readLines(text).replace(/[\t\n]+/g, ' ');
}

/** Whether a text has control characters, for which it is refused. */
export function hasControls(text: string): boolean {
  return CONTROLS.test(text);
}
