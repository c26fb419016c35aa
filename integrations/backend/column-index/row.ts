import type { FilterFields } from '@tourbillon/domain/sections/filters.ts';

/** What the index knows of an item: its id and what lists filter and sort by. */
export interface IndexRow extends FilterFields {
  id: number;
  /** Where its brand stands in the alphabet. */
  brandPlace: number;
  /** Address word of the brand; `collection` is the word within its brand. */
  brand: string;
  condition: string;
  availability: string;
  /** What a buyer pays, US dollars: the discount price if there is one; null on request or hidden (decision 36). */
  price: number | null;
  /** Milliseconds since 1970. */
  published: number;
}
