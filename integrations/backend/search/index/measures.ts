import type { ItemColumns, ItemValues } from './item-columns.ts';

/** Price, size and years of every item, for limits. */
export type Measures = Pick<ItemColumns, 'price' | 'size' | 'yearFrom' | 'yearTo'>;

/** Source data for the measures of an item. */
interface Measured {
  archived: boolean;
  priceUsd: number | null;
  discountUsd: number | null;
  diameterMm: number | null;
  year: string | null;
}

/** The measures of an item. */
export function measuresOf({
  archived,
  priceUsd,
  discountUsd,
  diameterMm,
  year,
}: Measured): Pick<ItemValues, keyof Measures> {
  const [from = '0', to = from] = year?.match(/\d{4}/g) ?? [];
  return {
    price: archived ? 0 : (discountUsd ?? priceUsd ?? 0),
    size: Math.min(Math.round((diameterMm ?? 0) * 10), 65_535),
    yearFrom: Number(from),
    yearTo: Number(to),
  };
}
