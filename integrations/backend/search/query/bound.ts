import type { NamedCurrency } from './amount.ts';

/** Limits of a measure, both included; a missing one is open. */
interface Limits {
  from?: number;
  to?: number;
}

/** A limit without its words: amounts in the currency that was named, else in that of the host. */
export type Unplaced =
  | (Limits & { kind: 'price'; currency: NamedCurrency | undefined })
  /** Millimetres. */
  | (Limits & { kind: 'size' })
  | (Limits & { kind: 'year' });

/** A limit that a query sets, with the places of its words. */
export type Bound = Unplaced & { places: readonly number[] };

/** What a query asks by number, and the order it asks for. */
export interface Bounds {
  bounds: readonly Bound[];
  /** "Cheap" sorts and leaves nothing out. */
  order: { by: 'cheap' | 'dear'; places: readonly number[] } | undefined;
}
