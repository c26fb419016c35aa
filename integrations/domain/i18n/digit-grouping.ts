/**
 * A formatted number with the thin no-break space U+202F between thousands, where `Intl` has the full one.
 * A no-break space before a sign or a unit stays. Apart from the formatters: browser scripts need it too.
 */
export function thinDigitSpaces(formatted: string): string {
  return formatted.replace(/(\d)\u00a0(?=\d)/g, '$1\u202f');
}
