/** Whether a menu item leads to the contacts page, which is the current city's (spec section 2, header). */
export function isContactsItem(url: string): boolean {
  return /^\/?contacts(\/|$)/.test(url);
}

/**
 * Address of a menu item: `/` plus its url with the closing slash of all our pages; the contacts item leads
 * to the current city (spec section 2, header).
 */
export function menuLink(url: string, city: string): string {
  if (isContactsItem(url)) return `/contacts/${city}/`;
  const [, path = '', rest = ''] = /^\/?([^?#]*)(.*)$/.exec(url) ?? [];
  const slash = path === '' || path.endsWith('/') || /\.\w+$/.test(path) ? '' : '/';
  return `/${path}${slash}${rest}`;
}

/** Whether a page belongs to the section of a menu link: the section itself or anything below it. */
export function isActive(link: string, path: string): boolean {
  return link === '/' ? path === '/' : path.startsWith(link);
}
