import { fold } from '../../language/fold.ts';
import boundWords from './bound-words.json' with { type: 'json' };
import { typedWords, type TypedWord } from './typed-word.ts';

/** Unit of a number, if the query names it. */
export type Unit = 'mm' | 'year';

/** Currencies that people name. The shop has no rate for some of them. */
export type NamedCurrency = 'USD' | 'RUB' | 'UAH' | 'UZS' | 'EUR' | 'GBP';

/** Signs of currencies, as a class of a regular expression. */
export const CURRENCY_SIGN = '[$₽₴€£]';

/** A number with its unit: `10 000 $`, `36 мм`, `1,5 млн`, `2015 года`. */
export interface Amount {
  value: number;
  /** The query has "thousand" or "million". */
  isScaled: boolean;
  /** It has no digits: "half a million". */
  isInWords: boolean;
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

const ENDINGS = [
  ['gacha', 'less'],
  ['dan', 'more'],
] as const;
/** Amounts in words by their text, also with an Uzbek ending: "миллиона", `milliongacha`. */
const IN_WORDS = new Map<string, Pick<Amount, 'value' | 'ending'>>(
  Object.entries(boundWords.amounts).flatMap(([value, said]) =>
    said
      .map(fold)
      .flatMap((text) => [
        [text, { value: Number(value), ending: undefined }] as const,
        ...ENDINGS.map(([end, ending]) => [text + end, { value: Number(value), ending }] as const),
      ]),
  ),
);
/** Words of the longest amount in words. */
const MOST_WORDS = Math.max(...[...IN_WORDS.keys()].map((text) => text.split(' ').length));

const SIGN_ALONE = new RegExp(`^${CURRENCY_SIGN}$`, 'u');
/** A currency sign, digits with optional thousands separators, letters directly after them, another currency sign. */
const NUMBER = new RegExp(
  `^(${CURRENCY_SIGN})?(\\d{1,3}(?:[.,’']\\d{3})+|\\d+(?:[.,]\\d{1,2})?)([\\p{L}ʻ'’-]*)(${CURRENCY_SIGN})?[.,;!?]*$`,
  'u',
);
const THOUSAND = /^\d{3}(?!\d)/;

/** Whether a query may name a price: it has a digit, or an amount in words. */
export function mayNamePrice(query: string): boolean {
  const words = typedWords(query);
  return /\d/.test(query) || words.some((_, place) => amountInWords(words, place));
}

/** Parses the number at a position; undefined if there is none. */
export function amountAt(words: readonly TypedWord[], place: number): Amount | undefined {
  const text = words[place]?.text ?? '';
  if (SIGN_ALONE.test(text)) return withCurrencySign(text, amountAt(words, place + 1));
  const read = NUMBER.exec(text);
  if (!read) return amountInWords(words, place);
  const [, sign, first = '', ...behind] = read;
  const amount = amountOf(numberOf(first));
  const isNamed = SIGN_ALONE.test(sign ?? behind[1] ?? words[place - 1]?.text ?? '');
  if (!takeBehind(amount, withWholeMillion(behind, isNamed || CURRENCIES.has(words[place + 1]?.word ?? ''))))
    return undefined;
  takeThousands(amount, words, place, behind.join(''));
  takeFollowing(amount, words, place);
  takeSmallerScale(amount, words, place);
  // After the scale: `$10k`, "$1.5 million".
  return sign ? { ...amount, currency: CURRENCIES.get(sign) } : amount;
}

function amountOf(value: number): Amount {
  return {
    value,
    isScaled: false,
    isInWords: false,
    currency: undefined,
    unit: undefined,
    isDecade: false,
    ending: undefined,
    length: 1,
  };
}

/** Reads "half a million", "миллиона рублей", `yarim milliongacha`. */
function amountInWords(words: readonly TypedWord[], place: number): Amount | undefined {
  for (let length = MOST_WORDS; length > 0; length -= 1) {
    const own = words.slice(place, place + length);
    const found = own.length === length && IN_WORDS.get(own.map(({ word }) => word).join(' '));
    if (!found) continue;
    const amount: Amount = { ...amountOf(found.value), ...found, length, isScaled: true, isInWords: true };
    takeFollowing(amount, words, place);
    return amount;
  }
  return undefined;
}

/** `m` is a million in an amount of money alone: 300m is a depth. */
function withWholeMillion(behind: readonly (string | undefined)[], isMoney: boolean) {
  return isMoney ? behind.map((said) => said?.replace(/^[mм]$/iu, 'million')) : behind;
}

/** Joins "1 млн 200 тыс". */
function takeSmallerScale(amount: Amount, words: readonly TypedWord[], place: number): void {
  const isOpen = !amount.currency && !amount.unit && !amount.ending;
  if (!amount.isScaled || amount.value < 1_000_000 || !isOpen) return;
  const more = amountAt(words, place + amount.length);
  if (!more?.isScaled || more.isInWords || more.value >= 1_000_000) return;
  Object.assign(amount, {
    ...more,
    value: amount.value + more.value,
    length: amount.length + more.length,
  });
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
