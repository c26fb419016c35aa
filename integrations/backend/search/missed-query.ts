/** Maximum number of characters of a stored query. */
const LONGEST = 60;

/** Only digits, as in phones, cards and ticket numbers: not a search for goods. */
const NUMBER_ALONE = /^[+\d\s()-]+$/;
const DIGITS_OF_A_PERSON = 7;

/**
 * Normalizes a query without results for counting: lower case, single spaces. Undefined if it may contain personal
 * data (an address, a phone, a ticket number) or is too long for a search.
 */
export function missedQuery(typed: string): string | undefined {
  const query = typed.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  if (query.length < 2 || query.length > LONGEST || query.includes('@')) return undefined;
  const digits = query.replaceAll(/\D/g, '').length;
  return NUMBER_ALONE.test(query) && digits >= DIGITS_OF_A_PERSON ? undefined : query;
}
