/**
 * Invisible characters that control a terminal or a table: control characters, text direction, zero-width spaces,
 * foreign line separators, unpaired surrogates. Joiners of emoji and the tags of flags are allowed.
 */
const INVISIBLE_CHARACTERS =
  /(?!\u200c|\u200d|(?<=\u{1f3f4}[\u{e0020}-\u{e007f}]*)[\u{e0020}-\u{e007f}])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Characters with a short escape. */
const NAMED: Record<string, string> = { '\n': '\\n', '\t': '\\t' };

/** Makes a text safe for one line: control characters become `\u{1b}`, a line feed becomes `\n`. */
export function visibleLine(text: string): string {
  return text.replace(
    INVISIBLE_CHARACTERS,
    (one) => NAMED[one] ?? `\\u{${(one.codePointAt(0) ?? 0).toString(16).padStart(2, '0')}}`,
  );
}

/** Makes a text with several lines safe. */
export function visibleLines(text: string): string {
  return text.split('\n').map(visibleLine).join('\n');
}

/** A value as JSON without invisible characters. Parsing it gives the same value. */
export function visibleJson(value: unknown): string {
  const escaped = (one: string) =>
    one
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join('');
  const json = JSON.stringify(value, null, 2);
  return json
    .split('\n')
    .map((line) => line.replace(INVISIBLE_CHARACTERS, escaped))
    .join('\n');
}
