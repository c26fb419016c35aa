/**
 * A text without what must not be logged or reported: queries of addresses, mail addresses, tokens, phones, addresses
 * of machines, and the values that databases and parsers quote in their messages (decisions 64, 72). Line and column
 * numbers of a stack survive, and so do an item's address, a reference number and the name of a column. How far a
 * pattern looks has bounds, so that no text takes long.
 */
export function scrub(text: string): string {
  return (
    text
      // Drizzle says with which values a query failed; PostgreSQL and its protocol say the row.
      .replace(/\n?params: [\s\S]*?(?=\n\s{1,8}at |$)/g, '')
      .replace(/\?[^\s'")]*/g, '')
      .replace(/\/\/[^\s/@]+@/g, '//')
      .replace(/[^\s@'"<>():]{1,64}@[^\s@'"<>():]{1,250}\.[a-z]{2,}/gi, '[mail]')
      .replace(/\b(bearer|basic)\s+\S+/gi, '$1 [token]')
      .replace(/"(?![a-z]+(_[a-z]+)+")[^"\n]*"/g, '"[text]"')
      // Random words have figures in them; those of base64 have capitals as well, which no address of ours has.
      .replace(
        /\b(?=\w*\d)\w{24,}\b|\b(?=[\w-]{0,64}\d)(?=[\w-]{0,64}[a-z])(?=[\w-]{0,64}[A-Z])[\w-]{24,}/g,
        '[token]',
      )
      .replace(/\+\d[\d\s()-]{8,}\d|\d?\s?\(\d{2,5}\)[\d\s-]{5,}\d|\b\d{10,15}\b/g, '[phone]')
      // Those of one's own network are the operator's, and no visitor's.
      .replace(
        /\b(?!127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)\d{1,3}(\.\d{1,3}){3}\b|\b[\da-f]{1,4}(:[\da-f]{0,4}){4,7}\b/gi,
        '[address]',
      )
  );
}
