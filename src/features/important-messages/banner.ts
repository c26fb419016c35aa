/** Name of the cookie that says whether the banner shows (§3, client storage). */
export const BANNER_COOKIE = 'very_important_message';

/**
 * What the cookie becomes on a page that has just appeared (§4): true on the first visit, false
 * when there is no message, otherwise what the visitor made of it.
 */
export function bannerCookie(cookie: string | undefined, messages: number): 'true' | 'false' {
  if (messages === 0) return 'false';
  return cookie === undefined || cookie === 'true' ? 'true' : 'false';
}

/** Whether the banner shows: the cookie is true, and the path is not one of the contacts (§2). */
export function isBannerShown(cookie: string | undefined, path: string): boolean {
  return cookie === 'true' && !path.includes('/contacts/');
}
