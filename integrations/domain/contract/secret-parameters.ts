/**
 * Address parameters with secret values: of mailed links, of signed links to unpublished content, and of files that
 * wait for their form. No cache stores a page with one, and no referrer sends it to another site (decision 64).
 */
export const SECRET_PARAMETERS = ['token', 'signature', 'upload'] as const;

/** The whole name, or the end of a longer one: links copied out of letters can contain `&amp;token=`. */
const NAME = new RegExp(`(^|[^a-z])(${SECRET_PARAMETERS.join('|')})(\\[\\])?$`, 'i');

/** Whether the query of an address contains a secret. @param target path and query. */
export function hasSecret(target: string): boolean {
  const cut = target.indexOf('?');
  if (cut < 0) return false;
  // A second question mark does not start another query, but people and programs write one.
  const query = target.slice(cut + 1).replaceAll('?', '&');
  return [...new URLSearchParams(query).keys()].some((name) => NAME.test(name));
}
