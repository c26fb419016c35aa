import { growing } from '../../column-index/growing.ts';

/** Price, size and years of every item, for limits of a query; 0 is not known. */
export interface Measures {
  /** Whole US dollars that are asked; what was sold has none. */
  price: Uint32Array;
  /** Tenths of a millimetre. */
  size: Uint16Array;
  /** The first and the last year it can be of. */
  yearFrom: Uint16Array;
  yearTo: Uint16Array;
}

/** What the measures of an item are made of. */
interface Measured {
  archived: boolean;
  priceUsd: number | null;
  discountUsd: number | null;
  diameterMm: number | null;
  year: string | null;
}

/** Begins the measures, an item at a time. */
export function buildMeasures(): { add: (item: Measured) => void; done: () => Measures } {
  const price = growing((length) => new Uint32Array(length));
  const size = growing((length) => new Uint16Array(length));
  const yearFrom = growing((length) => new Uint16Array(length));
  const yearTo = growing((length) => new Uint16Array(length));
  return {
    add({ archived, priceUsd, discountUsd, diameterMm, year }) {
      const [from = '0', to = from] = year?.match(/\d{4}/g) ?? [];
      price.push(archived ? 0 : (discountUsd ?? priceUsd ?? 0));
      size.push(Math.min(Math.round((diameterMm ?? 0) * 10), 65_535));
      yearFrom.push(Number(from));
      yearTo.push(Number(to));
    },
    done: () => ({
      price: price.done(),
      size: size.done(),
      yearFrom: yearFrom.done(),
      yearTo: yearTo.done(),
    }),
  };
}
