/** Characters of a query that are kept. */
const LONGEST = 60;

/** Digits as phones, cards and tickets have them: nothing that a shop could have in stock. */
const NUMBER_ALONE = /^[+\d\s()-]+$/;
const DIGITS_OF_A_PERSON = 7;

/**
 * A query that found nothing as it is counted: lower case, its spaces single. Undefined for what may be of a person (an
 * address, a phone, the number of a ticket) and for what is too long to be a search.
 */
export function missedQuery(typed: string): string | undefined {
  const query = typed.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  if (query.length < 2 || query.length > LONGEST || query.includes('@')) return undefined;
  const digits = query.replaceAll(/\D/g, '').length;
  return NUMBER_ALONE.test(query) && digits >= DIGITS_OF_A_PERSON ? undefined : query;
}
