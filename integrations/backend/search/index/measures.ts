import { growing } from '../../column-index/growing.ts';

/** Price, size and years of every item, for limits; 0 means unknown. */
export interface Measures {
  /** Asking price in whole US dollars. Sold items have none. */
  price: Uint32Array;
  /** Tenths of a millimetre. */
  size: Uint16Array;
  /** First and last possible year of the item. */
  yearFrom: Uint16Array;
  yearTo: Uint16Array;
}

/** Source data for the measures of an item. */
interface Measured {
  archived: boolean;
  priceUsd: number | null;
  discountUsd: number | null;
  diameterMm: number | null;
  year: string | null;
}

/** Creates a builder of measures, one item at a time. */
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
