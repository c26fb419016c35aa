/** Whether a menu item leads to the contacts page; its link then depends on the current city (§2, header). */
export function isContactsItem(url: string): boolean {
  return /^\/?contacts(\/|$)/.test(url);
}

/**
 * The path of a menu item: a leading slash, its url and a trailing slash. The contacts item leads to the current city
 * (§2, header).
 */
export function menuLink(url: string, city: string): string {
  if (isContactsItem(url)) return `/contacts/${city}/`;
  const [, path = '', rest = ''] = /^\/?([^?#]*)(.*)$/.exec(url) ?? [];
  const slash = path === '' || path.endsWith('/') || /\.\w+$/.test(path) ? '' : '/';
  return `/${path}${slash}${rest}`;
}

/**
 * The active link for a page: its own section, or the closest parent. The longest match wins, so that a brand's page
 * does not also highlight the link of all watches. The contacts pages of all cities are one section.
 */
export function activeLink(links: readonly string[], path: string): string | undefined {
  return links
    .filter((link) => (link === '/' ? path === '/' : path.startsWith(branchOf(link))))
    .sort((first, second) => second.length - first.length)[0];
}

function branchOf(link: string): string {
  return isContactsItem(link) ? '/contacts/' : link;
}
