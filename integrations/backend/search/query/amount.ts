import { fold } from '../../language/fold.ts';
import boundWords from './bound-words.json' with { type: 'json' };
import type { TypedWord } from './typed-word.ts';

/** Unit of a number, if the query names it. */
export type Unit = 'mm' | 'year';

/** Currencies that people name. The shop has no rate for some of them. */
export type NamedCurrency = 'USD' | 'RUB' | 'UAH' | 'UZS' | 'EUR';

/** A number with its unit: `10 000 $`, `36 мм`, `1,5 млн`, `2015 года`. */
export interface Amount {
  value: number;
  /** The query has "thousand" or "million". */
  isScaled: boolean;
  currency: NamedCurrency | undefined;
  unit: Unit | undefined;
  /** A decade that starts with this year: the 1970s. */
  isDecade: boolean;
  /** An Uzbek suffix of the number: `10000gacha` means up to, `10000dan` means from. */
  ending: 'less' | 'more' | undefined;
  /** Number of words of the query that it uses. */
  length: number;
}

const MULTIPLIERS = new Map(
  Object.entries(boundWords.multipliers).flatMap(([times, said]) =>
    said.map((word) => [fold(word), Number(times)] as const),
  ),
);
const CURRENCIES = new Map(
  Object.entries(boundWords.currencies).flatMap(([currency, said]) =>
    said.map((word) => [fold(word), currency as NamedCurrency] as const),
  ),
);
const MILLIMETRES = new Set(boundWords.mm.map(fold));
const YEARS = new Set(boundWords.year.map(fold));
const DECADES = new Set(boundWords.decade.map(fold));

/** A currency sign, digits with optional thousands separators, letters directly after them, another currency sign. */
const NUMBER = /^([$₽₴€])?(\d{1,3}(?:[.,’']\d{3})+|\d+(?:[.,]\d{1,2})?)([\p{L}ʻ'’-]*)([$₽₴€])?[.,;!?]*$/u;
const THOUSAND = /^\d{3}(?!\d)/;
const ENDINGS = [
  ['gacha', 'less'],
  ['dan', 'more'],
] as const;

/** Parses the number at a position; undefined if there is none. */
export function amountAt(words: readonly TypedWord[], place: number): Amount | undefined {
  const text = words[place]?.text ?? '';
  if (/^[$₽₴€]$/.test(text)) return withCurrencySign(text, amountAt(words, place + 1));
  const read = NUMBER.exec(text);
  if (!read) return undefined;
  const [, sign, first = '', ...behind] = read;
  const amount: Amount = {
    value: numberOf(first),
    isScaled: false,
    currency: undefined,
    unit: undefined,
    isDecade: false,
    ending: undefined,
    length: 1,
  };
  if (!takeBehind(amount, behind)) return undefined;
  takeThousands(amount, words, place, behind.join(''));
  takeFollowing(amount, words, place);
  // After the scale: `$10k`, "$1.5 million".
  return sign ? { ...amount, currency: CURRENCIES.get(sign) } : amount;
}

/** Reads the letters and the sign directly after a number. @returns whether the number did not have them yet. */
function takeBehind(amount: Amount, behind: readonly (string | undefined)[]): boolean {
  return behind.filter(Boolean).every((said = '') => takeWord(amount, said));
}

function withCurrencySign(sign: string, amount: Amount | undefined): Amount | undefined {
  return amount && { ...amount, currency: CURRENCIES.get(sign), length: amount.length + 1 };
}

/** Joins `10 000`, `1 200 000`: groups of three digits after a group of at most three. */
function takeThousands(amount: Amount, words: readonly TypedWord[], place: number, behind: string): void {
  if (behind !== '' || amount.value >= 1000 || amount.value % 1 !== 0 || amount.value === 0) return;
  for (let next = words[place + amount.length]; next && THOUSAND.test(next.text);) {
    const read = NUMBER.exec(next.text);
    const [, , digits = '', ...more] = read ?? [];
    if (digits.length !== 3 || !takeBehind(amount, more)) return;
    amount.value = amount.value * (amount.isScaled ? 1 : 1000) + Number(digits);
    amount.length += 1;
    next = more.some(Boolean) ? undefined : words[place + amount.length];
  }
}

/** Reads the words after a number: "thousand dollars", "мм", "года". */
function takeFollowing(amount: Amount, words: readonly TypedWord[], place: number): void {
  for (let taken = 0; taken < 3; taken += 1) {
    const next = words[place + amount.length];
    // "70-х годов" names the unit twice.
    const isSaidAgain = amount.isDecade && YEARS.has(next?.word ?? '');
    if (!next || !(isSaidAgain || takeWord(amount, next.word))) return;
    amount.length += 1;
  }
}

/** Reads a word as scale, currency or unit of a number. @returns whether the number did not have it yet. */
function takeWord(amount: Amount, typed: string): boolean {
  const word = fold(typed).replace(/^-|[.,;!?]+$/g, '');
  const times = MULTIPLIERS.get(word);
  const hasUnit = amount.currency !== undefined || amount.unit !== undefined;
  if (times !== undefined && !amount.isScaled && !hasUnit) {
    amount.value *= times;
    amount.isScaled = true;
    return true;
  }
  const currency = CURRENCIES.get(word) ?? CURRENCIES.get(typed);
  if (currency && !hasUnit) {
    amount.currency = currency;
    return true;
  }
  if (!hasUnit && !amount.isScaled && takeUnit(amount, word)) return true;
  for (const [ending, meaning] of ENDINGS) {
    if (amount.ending || !word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    if (stem !== '' && !takeWord(amount, stem)) continue;
    amount.ending = meaning;
    return true;
  }
  return false;
}

function takeUnit(amount: Amount, word: string): boolean {
  if (MILLIMETRES.has(word)) amount.unit = 'mm';
  else if (YEARS.has(word)) amount.unit = 'year';
  else if (DECADES.has(word)) return takeDecade(amount);
  else return false;
  return true;
}

/** Recognizes a decade: the 1970s, 70-х. */
function takeDecade(amount: Amount): boolean {
  const { value } = amount;
  const year = value < 100 ? value + 1900 : value;
  if (value % 10 !== 0 || year < 1910 || year > 2030) return false;
  Object.assign(amount, { value: year, unit: 'year', isDecade: true });
  return true;
}

function numberOf(digits: string): number {
  const whole = /^\d{1,3}(?:[.,’']\d{3})+$/.test(digits);
  return Number(whole ? digits.replace(/[.,’']/g, '') : digits.replace(',', '.'));
}
