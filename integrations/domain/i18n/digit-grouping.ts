/**
 * Replaces the no-break space between thousands, which `Intl` inserts, with the narrow one (U+202F). A no-break space
 * before a sign or a unit stays. It is separate from the formatters because browser scripts need it too.
 */
export function thinDigitSpaces(formatted: string): string {
  return formatted.replace(/(\d)\u00a0(?=\d)/g, '$1\u202f');
}
