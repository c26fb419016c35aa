/** What is used of `Intl.NumberFormat`. */
export interface NumberFormat {
  format(value: number): string;
  formatRange(from: number, to: number): string;
}

/**
 * What stands in Russian numbers, in Uzbek. Digits, their groups and the place of signs are the same in both languages.
 */
const UZBEK_WORDS: readonly (readonly [RegExp, string])[] = [
  [/тыс\./g, 'ming'],
  [/млн/g, 'mln'],
  [/млрд/g, 'mlrd'],
  [/трлн/g, 'trln'],
  [/UZS|сум/g, 'soʻm'],
  [/\s%/g, '%'],
];

/**
 * A format of numbers in a language. Browsers of the Chromium family have no Uzbek data and would show English instead,
 * so Uzbek numbers are made here, the same on the server and after scripts have run (decision 92).
 * @param iso BCP 47 tag.
 */
export function numberFormat(iso: string, options: Intl.NumberFormatOptions = {}): NumberFormat {
  if (!isUzbek(iso)) return new Intl.NumberFormat(iso, options);
  // The code of a currency is asked for where its sign cannot be shown.
  const isCode = options.currencyDisplay === 'code';
  const russian = new Intl.NumberFormat('ru-RU', options);
  const uzbek = (text: string) =>
    UZBEK_WORDS.reduce((words, [from, to]) => (isCode ? words : words.replace(from, to)), text);
  return {
    format: (value) => uzbek(russian.format(value)),
    formatRange: (from, to) => uzbek(russian.formatRange(from, to)),
  };
}

/** The category of a plural: browsers without Uzbek data would take that of their own language. */
export function pluralCategory(iso: string, count: number): string {
  if (isUzbek(iso)) return count === 1 ? 'one' : 'other';
  return new Intl.PluralRules(iso).select(count);
}

function isUzbek(iso: string): boolean {
  return /^uz\b/.test(iso);
}
