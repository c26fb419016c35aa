/** Whether a menu item leads to the contacts page, which is the current city's (§2, header). */
export function isContactsItem(url: string): boolean {
  return /^\/?contacts(\/|$)/.test(url);
}

/**
 * Address of a menu item: `/` plus its url with the closing slash of all our pages; the contacts item leads
 * to the current city (§2, header).
 */
export function menuLink(url: string, city: string): string {
  if (isContactsItem(url)) return `/contacts/${city}/`;
  const [, path = '', rest = ''] = /^\/?([^?#]*)(.*)$/.exec(url) ?? [];
  const slash = path === '' || path.endsWith('/') || /\.\w+$/.test(path) ? '' : '/';
  return `/${path}${slash}${rest}`;
}

/**
 * The link of the section a page belongs to: the section itself or anything below it. The closest wins, so
 * that a brand's link does not light up the link of all watches too. The contacts are one section in every city.
 */
export function activeLink(links: readonly string[], path: string): string | undefined {
  return links
    .filter((link) => (link === '/' ? path === '/' : path.startsWith(branchOf(link))))
    .sort((first, second) => second.length - first.length)[0];
}

function branchOf(link: string): string {
  return isContactsItem(link) ? '/contacts/' : link;
}
