/** Name of the cookie that controls the banner (§3, client storage). */
export const BANNER_COOKIE = 'very_important_message';

/**
 * The new value of the cookie at page load (§4): true on the first visit, false when there is no message, otherwise
 * unchanged.
 */
export function bannerCookie(cookie: string | undefined, messages: number): 'true' | 'false' {
  if (messages === 0) return 'false';
  return cookie === undefined || cookie === 'true' ? 'true' : 'false';
}

/** Whether to show the banner: the cookie is true, and the page is not a contacts page (§2). */
export function isBannerShown(cookie: string | undefined, path: string): boolean {
  return cookie === 'true' && !path.includes('/contacts/');
}
