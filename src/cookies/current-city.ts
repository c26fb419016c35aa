/** Name of the cookie with the visitor's city (§3, client storage). */
export const CITY_COOKIE = 'cityAlias';

/**
 * The current city (§4): from the cookie if the city is in the visible list, else from the current contact in the
 * store.
 * @param visible aliases of the listed cities.
 * @param fromStore alias of the contact in the store.
 */
export function currentCity(
  cookie: string | undefined,
  visible: readonly string[],
  fromStore: string,
): string {
  return cookie !== undefined && visible.includes(cookie) ? cookie : fromStore;
}
