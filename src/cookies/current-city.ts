/** The city where nothing else is known (§9, defaults). */
const DEFAULT_CITY = 'moscow';

/** Name of the cookie that keeps a visitor's city (§3, client storage). */
export const CITY_COOKIE = 'cityAlias';

/**
 * The current city (§4): the cookie's when it is in the visible list, else the one of the
 * store's current contact; Moscow when the list is empty.
 * @param visible aliases of the listed cities. @param fromStore alias of the contact in the store.
 */
export function currentCity(
  cookie: string | undefined,
  visible: readonly string[],
  fromStore: string | undefined,
): string {
  if (visible.length === 0) return DEFAULT_CITY;
  if (cookie !== undefined && visible.includes(cookie)) return cookie;
  return fromStore ?? DEFAULT_CITY;
}
