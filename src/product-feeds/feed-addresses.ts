/** Paths of the marketplace feeds, on every host. */
export const PRODUCT_FEEDS = {
  '/feeds/yandex-market.xml': 'yandex',
  '/feeds/google-merchant.xml': 'google',
} as const;

/** A marketplace for which there is a feed. */
export type Marketplace = (typeof PRODUCT_FEEDS)[keyof typeof PRODUCT_FEEDS];

/** The marketplace of the feed at a path. */
export function marketplaceOf(path: string): Marketplace | undefined {
  return PRODUCT_FEEDS[path as keyof typeof PRODUCT_FEEDS];
}
