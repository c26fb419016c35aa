import type { Currency } from '@tourbillon/domain/i18n/currencies.ts';
import { amountAt, type Amount, CURRENCY_SIGN } from './amount.ts';
import type { Bound, Bounds, BoundValue } from './bound.ts';
import { boundOfAmount } from './bound-of-amount.ts';
import { phraseAt, phrases } from './phrases.ts';
import { typedWord, type TypedWord } from './typed-word.ts';

/** Phrases before or after a number that decide the side of the limit. */
const SIDES = phrases(['to', 'from', 'before', 'after', 'of', 'about', 'between']);
const AFTERWARDS = phrases(['less', 'more']);
/** In Uzbek the comparison follows "from": `5000 dollardan arzon` means less than 5000. */
const COMPARISONS = phrases(['lessThan', 'moreThan']);
const ORDERS = phrases(['cheap', 'dear']);
const AND = phrases(['and', 'to']);
/** Joints that make a range of two numbers without a word before them. */
const SPAN = phrases(['span']);
/** "Small seconds" is a part of a dial, not a size. */
const SMALL = phrases(['small', 'notSmall']);

/** The largest comfortable diameter for a wrist of up to 15 cm (the article `kak-podobrat-sebe-chasy`), millimetres. */
const SMALL_SIZE = 36;

/** Sides that can start a range. */
const OPENING = new Set<string | undefined>(['from', 'between', 'after', 'of']);

/** "About" means this share above and below a price. */
const ABOUT = 0.2;

/**
 * Splits a query into limits, sort order and remaining words.
 * @param currency of the host, for amounts without one.
 */
export function readBounds(
  words: readonly TypedWord[],
  currency: Currency,
): Bounds & { rest: readonly TypedWord[] } {
  const bounds: Bound[] = [];
  const rest: TypedWord[] = [];
  let order: Bounds['order'];
  let place = 0;
  while (place < words.length) {
    const found = boundAt(words, place, currency) ?? smallAt(words, place);
    const sorting = found ? undefined : phraseAt(ORDERS, words, place);
    const length = found?.length ?? sorting?.length ?? 1;
    const own = words.slice(place, place + length);
    const places = own.map(({ at }) => at);
    if (found) bounds.push({ ...found.bound, places });
    else if (sorting) order = { by: sorting.name === 'cheap' ? 'cheap' : 'dear', places };
    else rest.push(...own);
    place += length;
  }
  return { bounds, order, rest };
}

function smallAt(words: readonly TypedWord[], place: number): FoundBound | undefined {
  const said = phraseAt(SMALL, words, place);
  return said?.name === 'small'
    ? { bound: { kind: 'size', to: SMALL_SIZE }, length: said.length }
    : undefined;
}

interface FoundBound {
  bound: BoundValue;
  length: number;
}

function boundAt(words: readonly TypedWord[], place: number, currency: Currency): FoundBound | undefined {
  const side = phraseAt(SIDES, words, place);
  const start = place + (side?.length ?? 0);
  const dashed = dashedRange(words, start, currency);
  if (dashed) return { ...dashed, length: dashed.length + start - place };
  const first = amountAt(words, start);
  if (!first) return undefined;
  const end = start + first.length;
  const range = rangeAfter(words, end, side?.name, first, currency);
  if (range) return { ...range, length: range.length - place };
  const behind = side ? undefined : phraseAt(first.ending === 'more' ? COMPARISONS : AFTERWARDS, words, end);
  const said =
    side?.text === 'from'
      ? 'from'
      : (side?.name ?? comparisonOf(behind?.name) ?? first.ending ?? behind?.name);
  const inTime = ['before', 'after', 'of'].includes(side?.name ?? '');
  // "One in a million" is no price.
  if (first.isInWords && !first.currency && inTime && said !== 'from') return undefined;
  const bound = single(said, first, currency, inTime);
  return bound && { bound, length: end - place + (behind?.length ?? 0) };
}

function comparisonOf(name: string | undefined): 'less' | 'more' | undefined {
  if (name === 'lessThan') return 'less';
  return name === 'moreThan' ? 'more' : undefined;
}

/**
 * Reads "From 10 to 20 thousand", "between 5000 and 8000", "10000dan 20000gacha", "36 – 40 mm". The length is its end
 * position.
 */
function rangeAfter(
  words: readonly TypedWord[],
  end: number,
  side: string | undefined,
  first: Amount,
  currency: Currency,
): FoundBound | undefined {
  const isOpen = OPENING.has(side) || first.ending === 'more';
  const joint = phraseAt(isOpen ? AND : SPAN, words, end);
  if (!isOpen && (side !== undefined || !joint)) return undefined;
  const second = amountAt(words, end + (joint?.length ?? 0));
  if (!second || (!joint && second.ending !== 'less')) return undefined;
  const bound = both(first, second, currency);
  const isRead =
    bound && (isOpen || (isOfKind(first, second, bound, currency) && isSaid(first, second, bound)));
  return isRead ? { bound, length: end + (joint?.length ?? 0) + second.length } : undefined;
}

/** Whether two numbers are amounts and no references: they have a unit, a scale or a currency, or are round. */
function isSaid(first: Amount, second: Amount, bound: BoundValue): boolean {
  const isNamed = second.isScaled || second.currency !== undefined || second.unit !== undefined;
  return isNamed || bound.kind === 'year' || (first.value % 100 === 0 && second.value % 100 === 0);
}

/** Whether the first number can measure the same: in "rolex 2010 – 500 тыс" it is a year. */
function isOfKind(first: Amount, second: Amount, { kind }: BoundValue, host: Currency): boolean {
  const own = boundOfAmount({ ...first, isScaled: first.isScaled || isScaledBy(first, second) }, host, true);
  return own === undefined || own === kind || first.value % 100 === 0;
}

const DASHED = new RegExp(`^(${CURRENCY_SIGN}?)(\\d[\\d.,]*\\p{L}*)[-–—…]+(${CURRENCY_SIGN}?\\d.*)$`, 'u');

/** Reads `5000-10000`, `5-10k`, `40–42 мм`, `1990-1999`. */
function dashedRange(words: readonly TypedWord[], place: number, currency: Currency): FoundBound | undefined {
  const typed = words[place];
  const parts = DASHED.exec(typed?.text ?? '');
  if (!typed || !parts) return undefined;
  const [, sign = '', low = '', high = ''] = parts;
  const first = amountAt([typedWord(sign + low, 0)], 0);
  const upTo = (text: string) => amountAt([typedWord(text, 0), ...words.slice(place + 1)], 0);
  // `$1-2m` names the currency once.
  const second = upTo(high) ?? upTo(sign + high);
  if (!first || !second || second.value <= first.value) return undefined;
  const bound = both(first, second, currency);
  // References also have dashes.
  return bound && isSaid(first, second, bound) ? { bound, length: second.length } : undefined;
}

/** A range from two amounts. The first takes the unit and scale of the second. */
function both(first: Amount, second: Amount, host: Currency): BoundValue | undefined {
  const scale = isScaledBy(first, second) ? scaleOf(second) : 1;
  const from = first.value * scale;
  const currency = second.currency ?? first.currency;
  const unit = second.unit ?? first.unit;
  const kind = boundOfAmount({ ...second, currency, unit }, host, true);
  if (!kind || from > second.value) return undefined;
  const limits = { from, to: second.value };
  return kind === 'price' ? { kind, ...limits, currency } : { kind, ...limits };
}

/** Whether the scale of the second number is that of the first too: "10 to 20 thousand". */
function isScaledBy(first: Amount, second: Amount): boolean {
  return !first.isScaled && second.isScaled && first.value < 1000;
}

function scaleOf({ value }: Amount): number {
  return value >= 1_000_000 ? 1_000_000 : 1000;
}

function single(
  side: string | undefined,
  amount: Amount,
  host: Currency,
  inTime: boolean,
): BoundValue | undefined {
  const { currency, unit } = amount;
  const kind = boundOfAmount(amount, host, inTime);
  if (!kind || (side === undefined && currency === undefined && unit === undefined)) return undefined;
  const limits = limitsOf(side, amount, kind);
  if (!limits) return undefined;
  return kind === 'price' ? { kind, ...limits, currency } : { kind, ...limits };
}

function limitsOf(side: string | undefined, { value, isDecade }: Amount, kind: Bound['kind']) {
  switch (side) {
    case 'to':
    case 'less':
      return { to: isDecade ? value + 9 : value };
    case 'before':
      return { to: kind === 'year' ? value - 1 : value };
    case 'from':
      // "A watch from 1968" means that year.
      return kind === 'year' ? { from: value, to: isDecade ? value + 9 : value } : { from: value };
    case 'more':
    case 'after':
      return { from: value };
    case 'about':
      if (kind !== 'price') return { from: value - 1, to: value + 1 };
      return { from: Math.round(value * (1 - ABOUT)), to: Math.round(value * (1 + ABOUT)) };
    case 'between':
      return undefined;
    default:
      // Without a side word, a price is an upper limit; a size or year is exact.
      return kind === 'price' ? { to: value } : { from: value, to: isDecade ? value + 9 : value };
  }
}
