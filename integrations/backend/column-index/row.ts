/** What the index knows of an item: its id and what lists filter and sort by. */
export interface IndexRow {
  id: number;
  brandId: number;
  /** Address word of the brand. */
  brand: string;
  /** Address word of the collection within its brand. */
  collection: string | null;
  condition: string;
  availability: string;
  cities: readonly string[];
  specials: readonly string[];
  type: string | null;
  insertions: readonly string[];
  gender: string | null;
  bodyForm: string | null;
  bodyMaterial: string | null;
  diameterMm: number | null;
  /** What a buyer pays, US dollars: the discount price if there is one; null on request or hidden (decision 36). */
  price: number | null;
  discounted: boolean;
  isPromo: boolean;
  isVip: boolean;
  /** Milliseconds since 1970. */
  published: number;
}
