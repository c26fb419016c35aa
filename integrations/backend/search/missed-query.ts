/** Maximum number of characters of a stored query. */
const LONGEST_QUERY = 60;

/** Only digits, as in phones, cards and ticket numbers: not a search for goods. */
const NUMBER_ALONE = /^[+\d\s()-]+$/;
const DIGITS_OF_A_PERSON = 7;

/** Digits with the signs of phones and cards between them. */
const LONG_NUMBERS = /\d[\d\s()-]{8,}\d/g;

/** Number of digits of a phone or a card; a reference without its dots has fourteen. */
const DIGITS_AMONG_WORDS = 10;
const DIGITS_OF_A_REFERENCE = 14;

/**
 * Normalizes a query without results for counting: lower case, single spaces. Undefined if it may contain personal
 * data (an address, a phone, a ticket number) or is too long for a search.
 */
export function missedQuery(typed: string): string | undefined {
  const query = typed.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();
  if (query.length < 2 || query.length > LONGEST_QUERY || query.includes('@')) return undefined;
  const isNumber = NUMBER_ALONE.test(query) && digitsOf(query) >= DIGITS_OF_A_PERSON;
  const isAmongWords = (query.match(LONG_NUMBERS) ?? [])
    .map(digitsOf)
    .some((digits) => digits >= DIGITS_AMONG_WORDS && digits !== DIGITS_OF_A_REFERENCE);
  return isNumber || isAmongWords ? undefined : query;
}

function digitsOf(text: string): number {
  return text.replaceAll(/\D/g, '').length;
}
