/**
 * The key of a fragment that shows data of the backend: two fragments with equal keys have equal HTML.
 * @param part the component, with how it is shown if that differs.
 * @param shown everything that it shows besides the texts of the language; `undefined` stands for `null`.
 */
export function fragmentKey(part: string, locale: string, ...shown: readonly unknown[]): string {
  return JSON.stringify([part, locale, ...shown]);
}
