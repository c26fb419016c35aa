import type { BreadcrumbList } from 'schema-dts';

/**
 * Breadcrumbs as structured data.
 * @param origin the host's public origin.
 * @param items from the home page to the current page.
 */
export function breadcrumbStructuredData(
  origin: string,
  items: { title: string; path: string }[],
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  };
}
