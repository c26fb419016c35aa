/**
 * A text without what must not be logged: queries of addresses, mail addresses, tokens, phones (decisions 64,
 * 72). Line and column numbers of a stack survive, and so do an item's address and reference number.
 */
export function scrub(text: string): string {
  return text
    .replace(/\?[^\s'")]*/g, '')
    .replace(/\/\/[^\s/@]+@/g, '//')
    .replace(/[^\s@'"<>():]+@[^\s@'"<>():]+\.[a-z]{2,}/gi, '[mail]')
    .replace(/\b(bearer|basic)\s+\S+/gi, '$1 [token]')
    .replace(/\b\w{24,}\b/g, '[token]')
    .replace(/\+\d[\d\s()-]{8,}\d|\d?\s?\(\d{2,5}\)[\d\s-]{5,}\d|\b\d{10,15}\b/g, '[phone]');
}
