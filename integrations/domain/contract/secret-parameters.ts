/**
 * Parameters of addresses whose value is a secret: of mailed links, of signed links to what is not public, and of files
 * that wait for their form. What carries one is stored by no cache and sent to no other site (decision 64).
 */
export const SECRET_PARAMETERS = ['token', 'signature', 'upload'] as const;

/** A name of its own, or at the end of another: links are copied out of letters as `&amp;token=`. */
const NAME = new RegExp(`(^|[^a-z])(${SECRET_PARAMETERS.join('|')})(\\[\\])?$`, 'i');

/** Whether the query of an address carries a secret. @param target path and query. */
export function hasSecret(target: string): boolean {
  const cut = target.indexOf('?');
  if (cut < 0) return false;
  // A second question mark begins no other query, but people and programs write one.
  const query = target.slice(cut + 1).replaceAll('?', '&');
  return [...new URLSearchParams(query).keys()].some((name) => NAME.test(name));
}
