import type { BreadcrumbList, WithContext } from 'schema-dts';

/**
 * Breadcrumbs as structured data.
 * @param origin the host's public origin. @param items from the home page to the page itself.
 */
export function breadcrumbData(
  origin: string,
  items: { title: string; path: string }[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: origin + path,
    })),
  };
}
