import { Mistake, quoted } from '../mistake.ts';

/** Groups of three digits with the same separator. */
const GROUPED = /^\d{1,3}(?:([ \u00a0\u202f'’.,])\d{3})(?:\1\d{3})*(?:[.,]0{1,2})?$/u;
const PLAIN = /^\d+(?:[.,]0{1,2})?$/;

/** Highest accepted price, in whole units of a currency. */
const HIGHEST_PRICE = 1e12;

/** Parses a price in whole units: `12500`, `12 500`, `12,500`, `12500.00`. @throws Mistake for anything else. */
export function price(text: string): number {
  const grouped = GROUPED.exec(text);
  if (!grouped && !PLAIN.test(text)) {
    throw new Mistake(
      `${quoted(text)} is not a price; write a whole number such as 12500, the currency apart`,
    );
  }
  const bare = text.replace(/[.,]0{1,2}$/, '');
  const value = Number(bare.replace(/\D/g, ''));
  if (value < 1) throw new Mistake('is 0; leave the cell empty for "price on request"');
  if (value > HIGHEST_PRICE) throw new Mistake(`${quoted(text)} is too high for a price`);
  return value;
}

/** Makes a parser of numbers within bounds, with a decimal comma or point. */
export function measure(unit: string, from: number, to: number, decimals = 2): (text: string) => number {
  return (text) => {
    const value = /^\d{1,7}(?:[.,]\d{1,3})?$/.test(text) ? Number(text.replace(',', '.')) : NaN;
    if (!(value >= from && value <= to)) {
      const example = Math.round(Math.sqrt(Math.max(from, 1) * to));
      throw new Mistake(
        `${quoted(text)} is not a valid ${unit}; expected a number from ${from} to ${to}, such as ${example}`,
      );
    }
    const scale = 10 ** decimals;
    // Database columns have seven significant digits.
    return Math.fround(Math.round(value * scale) / scale) && Math.round(value * scale) / scale;
  };
}

/** Makes a parser of whole numbers within bounds. */
export function whole(unit: string, from: number, to: number): (text: string) => number {
  const read = measure(unit, from, to, 0);
  return (text) => {
    if (!/^\d+$/.test(text)) {
      throw new Mistake(
        `${quoted(text)} is not a valid ${unit}; expected a whole number from ${from} to ${to}`,
      );
    }
    return read(text);
  };
}
