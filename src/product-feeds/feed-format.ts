import type { Product } from './product.ts';

/** Facts about the shop at the head of a feed. */
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

/** The format of a marketplace's feed, in the order of the file. */
export interface FeedFormat {
  head: (head: FeedHead) => string;
  product: (product: Product) => string;
  tail: string;
}
