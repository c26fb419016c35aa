/**
 * Characters that a terminal or a table obeys instead of showing them: controls, direction, blanks without width, ends of
 * lines of other systems, halves of characters. Joiners stay, with which emoji are written, and so do the tags of flags.
 */
const OBEYED =
  /(?!\u200c|\u200d|(?<=\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** What has a short name of its own. */
const NAMED: Record<string, string> = { '\n': '\\n', '\t': '\\t' };

/** A text for one line: what would be obeyed is shown as `\u{1b}`, a line feed as `\n`. */
export function visibleLine(text: string): string {
  return text.replace(
    OBEYED,
    (one) => NAMED[one] ?? `\\u{${(one.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}}`,
  );
}

/** The same of a text that may have lines. */
export function visibleLines(text: string): string {
  return text.split('\n').map(visibleLine).join('\n');
}

/** A value as JSON that a terminal only shows; a program reads the very value out of it. */
export function visibleJson(value: unknown): string {
  const escaped = (one: string) =>
    one
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join('');
  const json = JSON.stringify(value, null, 2);
  return json
    .split('\n')
    .map((line) => line.replace(OBEYED, escaped))
    .join('\n');
}
