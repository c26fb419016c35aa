import type { FilterFields } from '@tourbillon/domain/sections/filters.ts';

/** The data of an item in the index: its id, and the fields for filters and sorting. */
export interface IndexRow extends FilterFields {
  id: number;
  /** Alphabetical position of its brand. */
  brandPlace: number;
  /** Slug of the brand; `collection` is the slug within its brand. */
  brand: string;
  condition: string;
  availability: string;
  /**
   * The price that a buyer pays, US dollars: the discount price if there is one; null when on request or hidden
   * (decision 36).
   */
  price: number | null;
  /** Milliseconds since 1970. */
  published: number;
}
