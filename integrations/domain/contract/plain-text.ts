/**
 * Characters without a shape that change how what stands around them is read: marks, embeddings, overrides and isolates
 * of direction, blanks of no width, soft hyphens, byte order marks, interlinear notes. They come along when something is
 * copied (phones out of a messenger are wrapped in isolates), so they are left out rather than refused. Joiners and
 * variation selectors stay: emoji and some scripts are written with them.
 */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Tags, of which the flags of England and the like are made; anywhere else they are text that nobody sees. */
const STRAY_TAGS = /(?<!\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0000}-\u{e007f}]/gu;

/** What ends a line in some program: Word’s, old systems’, and Unicode’s own. */
const LINE_ENDS = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;

/** C0 and C1 controls but for tab and line feed: no keyboard writes them, terminals and spreadsheets obey them. */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/u;

/** A shape that is seen: text of joiners and blanks alone does not count. */
const SEEN = /[^\s\p{Cf}\p{Mn}]/u;

/** A text of several lines as it is stored: well-formed, without what nobody sees. Controls are left for `hasControls`. */
export function readLines(text: string): string {
  const read = text
    .toWellFormed()
    .replace(LINE_ENDS, '\n')
    .replace(INVISIBLE, '')
    .replace(STRAY_TAGS, '')
    .trim();
  return SEEN.test(read) || CONTROLS.test(read) ? read : '';
}

/** The same of one line. */
export function readLine(text: string): string {
  return readLines(text).replace(/[\t\n]+/g, ' ');
}

/** Whether a text has controls, for which it is refused. */
export function hasControls(text: string): boolean {
  return CONTROLS.test(text);
}
