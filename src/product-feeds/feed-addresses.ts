/** Addresses of the feeds for marketplaces, on every host. */
export const PRODUCT_FEEDS = {
  '/feeds/yandex-market.xml': 'yandex',
  '/feeds/google-merchant.xml': 'google',
} as const;

/** A marketplace that takes a feed. */
export type Marketplace = (typeof PRODUCT_FEEDS)[keyof typeof PRODUCT_FEEDS];

/** The marketplace whose feed is at a path. */
export function marketplaceOf(path: string): Marketplace | undefined {
  return PRODUCT_FEEDS[path as keyof typeof PRODUCT_FEEDS];
}
