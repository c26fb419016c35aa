import type { Product } from './product.ts';

/** Whose feed it is. */
export interface FeedHead {
  /** Name of the shop, and of the company that sells. */
  shop: string;
  company: string;
  /** Public origin of the host. */
  origin: string;
  currency: string;
  /** Titles of the sections that the shop has, by kind of goods. */
  sections: Readonly<Partial<Record<Product['catalogType'], string>>>;
  now: Date;
}

/** How a marketplace wants its feed, from the beginning to the end. */
export interface FeedFormat {
  head: (head: FeedHead) => string;
  product: (product: Product) => string;
  tail: string;
}
