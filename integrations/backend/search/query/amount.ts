import { fold } from '../../language/fold.ts';
import boundWords from './bound-words.json' with { type: 'json' };
import type { TypedWord } from './typed-word.ts';

/** What a number of a query measures, when its words say so. */
export type Unit = 'mm' | 'year';

/** Currencies people name; the shop has no rate for some of them. */
export type NamedCurrency = 'USD' | 'RUB' | 'UAH' | 'UZS' | 'EUR';

/** A number with its unit: `10 000 $`, `36 мм`, `1,5 млн`, `2015 года`. */
export interface Amount {
  value: number;
  /** "Thousand" or "million" has been said. */
  isScaled: boolean;
  currency: NamedCurrency | undefined;
  unit: Unit | undefined;
  /** Ten years from this one: the 1970s. */
  isDecade: boolean;
  /** What Uzbek says behind a number: `10000gacha` is up to, `10000dan` is from. */
  ending: 'less' | 'more' | undefined;
  /** How many words of the query it takes. */
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

/** A sign, digits with or without spaces between thousands, and letters right behind them. */
const NUMBER = /^([$₽₴€])?(\d{1,3}(?:[.,’']\d{3})+|\d+(?:[.,]\d{1,2})?)([$₽₴€]|[\p{L}ʻ'’-]*)[.,;!?]*$/u;
const THOUSAND = /^\d{3}(?!\d)/;
const ENDINGS = [
  ['gacha', 'less'],
  ['dan', 'more'],
] as const;

/** The number that begins at a place; nothing when there is none. */
export function amountAt(words: readonly TypedWord[], place: number): Amount | undefined {
  const text = words[place]?.text ?? '';
  if (/^[$₽₴€]$/.test(text)) return prefixed(text, amountAt(words, place + 1));
  const read = NUMBER.exec(text);
  if (!read) return undefined;
  const [, sign, first = '', behind = ''] = read;
  const amount: Amount = {
    value: numberOf(first),
    isScaled: false,
    currency: sign ? CURRENCIES.get(sign) : undefined,
    unit: undefined,
    isDecade: false,
    ending: undefined,
    length: 1,
  };
  if (behind !== '' && !takeWord(amount, behind)) return undefined;
  takeThousands(amount, words, place, behind);
  takeFollowing(amount, words, place);
  return amount;
}

function prefixed(sign: string, amount: Amount | undefined): Amount | undefined {
  return amount && { ...amount, currency: CURRENCIES.get(sign), length: amount.length + 1 };
}

/** `10 000`, `1 200 000`: groups of three digits behind one that is not longer. */
function takeThousands(amount: Amount, words: readonly TypedWord[], place: number, behind: string): void {
  if (behind !== '' || amount.value >= 1000 || amount.value % 1 !== 0 || amount.value === 0) return;
  for (let next = words[place + amount.length]; next && THOUSAND.test(next.text);) {
    const read = NUMBER.exec(next.text);
    const [, , digits = '', more = ''] = read ?? [];
    if (digits.length !== 3 || (more !== '' && !takeWord(amount, more))) return;
    amount.value = amount.value * (amount.isScaled ? 1 : 1000) + Number(digits);
    amount.length += 1;
    next = more === '' ? words[place + amount.length] : undefined;
  }
}

/** "thousand dollars", "мм", "года". */
function takeFollowing(amount: Amount, words: readonly TypedWord[], place: number): void {
  for (let taken = 0; taken < 3; taken += 1) {
    const next = words[place + amount.length];
    // "70-х годов" says the unit twice.
    const isSaidAgain = amount.isDecade && YEARS.has(next?.word ?? '');
    if (!next || !(isSaidAgain || takeWord(amount, next.word))) return;
    amount.length += 1;
  }
}

/** Takes a word as the scale, the currency or the unit of a number. @returns whether it is one that was missing. */
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

/** The 1970s, 70-х. */
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
