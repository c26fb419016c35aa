import type { ItemList } from 'schema-dts';

/**
 * A list of pages as structured data.
 * @param urls absolute addresses, in the order of the page.
 * @param before number of entries on earlier pages.
 */
export function itemListStructuredData(urls: readonly string[], before = 0): ItemList {
  return {
    '@type': 'ItemList',
    numberOfItems: urls.length,
    itemListElement: urls.map((url, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url,
    })),
  };
}
