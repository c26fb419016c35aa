/** Name of the cookie that keeps a visitor's city (§3, client storage). */
export const CITY_COOKIE = 'cityAlias';

/**
 * The current city (§4): the cookie's when it is in the visible list, else the one of the store's current contact.
 * @param visible aliases of the listed cities. @param fromStore alias of the contact in the store.
 */
export function currentCity(
  cookie: string | undefined,
  visible: readonly string[],
  fromStore: string,
): string {
  return cookie !== undefined && visible.includes(cookie) ? cookie : fromStore;
}
