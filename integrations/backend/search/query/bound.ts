import type { NamedCurrency } from './amount.ts';

/** Inclusive limits of a measure; a missing one is open. */
interface Limits {
  from?: number;
  to?: number;
}

/** A limit without its words. Without a currency, amounts are in the currency of the host. */
export type BoundValue =
  | (Limits & { kind: 'price'; currency: NamedCurrency | undefined })
  /** Millimetres. */
  | (Limits & { kind: 'size' })
  | (Limits & { kind: 'year' });

/** A limit in a query, with the positions of its words. */
export type Bound = BoundValue & { places: readonly number[] };

/** Limits and sort order of a query. */
export interface Bounds {
  bounds: readonly Bound[];
  /** "Cheap" only sorts the results. */
  order: { by: 'cheap' | 'dear'; places: readonly number[] } | undefined;
}
