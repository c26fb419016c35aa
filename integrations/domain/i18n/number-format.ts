/** The methods of `Intl.NumberFormat` that we use. */
export interface NumberFormat {
  format(value: number): string;
  formatRange(from: number, to: number): string;
}

/**
 * Uzbek replacements for parts of Russian numbers. Digits, their grouping and the position of signs are the same in
 * both languages.
 */
const UZBEK_WORDS: readonly (readonly [RegExp, string])[] = [
  [/тыс\./g, 'ming'],
  [/млн/g, 'mln'],
  [/млрд/g, 'mlrd'],
  [/трлн/g, 'trln'],
  [/UZS|сум/g, 'soʻm'],
  [/\s%/g, '%'],
];

/** The texts of the site keep a space before the sign, as the Russian ones do; `Intl` writes none. */
const UKRAINIAN_PERCENT: typeof UZBEK_WORDS = [[/(?<=\d)%/g, '\u00a0%']];

/** Created once: that costs more than formatting a thousand numbers, and a formatter has no state. */
const formats = new Map<string, NumberFormat>();

/**
 * The number formatter of a language. Chromium browsers have no Uzbek data and fall back to their own
 * language, so Uzbek numbers are made from Russian ones here, the same on the server and in the browser
 * (decision 92).
 * @param iso BCP 47 tag.
 */
export function numberFormat(iso: string, options: Intl.NumberFormatOptions = {}): NumberFormat {
  const key = iso + JSON.stringify(options);
  let format = formats.get(key);
  if (!format) formats.set(key, (format = createFormat(iso, options)));
  return format;
}

function createFormat(iso: string, options: Intl.NumberFormatOptions): NumberFormat {
  if (isUzbek(iso)) {
    // The currency code is requested when the sign cannot be shown.
    const isCode = options.currencyDisplay === 'code';
    return withReplacedWords(new Intl.NumberFormat('ru-RU', options), isCode ? [] : UZBEK_WORDS);
  }
  const format = new Intl.NumberFormat(iso, options);
  return options.style === 'percent' && /^uk\b/.test(iso)
    ? withReplacedWords(format, UKRAINIAN_PERCENT)
    : format;
}

function withReplacedWords(number: NumberFormat, words: typeof UZBEK_WORDS): NumberFormat {
  const said = (text: string) => words.reduce((whole, [from, to]) => whole.replace(from, to), text);
  return {
    format: (value) => said(number.format(value)),
    formatRange: (from, to) => said(number.formatRange(from, to)),
  };
}

/** Created once for each language: rules cost more than asking them. */
const rules = new Map<string, Intl.PluralRules>();

/** The plural category of a number; browsers without Uzbek data would use the rules of their own language. */
export function pluralCategory(iso: string, count: number): string {
  if (isUzbek(iso)) return count === 1 ? 'one' : 'other';
  let known = rules.get(iso);
  if (!known) rules.set(iso, (known = new Intl.PluralRules(iso)));
  return known.select(count);
}

function isUzbek(iso: string): boolean {
  return /^uz\b/.test(iso);
}
