/** Name of the cookie for the visitor's language (§3, client storage). */
export const LANGUAGE_COOKIE = 'translation';

/**
 * Begins the fragment of an address that carries the lists of a guest to another host (decision 75): a JSON array of
 * the lists in the order of `SAVED_LISTS`. A fragment is never sent to a server.
 */
export const CARRIED = '#lists=';
