/**
 * Removes data that must not be logged or reported: queries of URLs, mail addresses, tokens, phones, IP addresses,
 * and the values that databases and parsers quote in their messages (decisions 64, 72). Line and column numbers of a
 * stack, the path of an item, reference numbers and column names stay. Every pattern has a bounded length, so that no
 * text takes long.
 */
export function scrub(text: string): string {
  return (
    text
      // Drizzle adds the values of a failed query to its message; PostgreSQL adds the row.
      .replace(/\n?params: [\s\S]*?(?=\n\s{1,8}at |$)/g, '')
      .replace(/\?[^\s'")]*/g, '')
      .replace(/\/\/[^\s/@]+@/g, '//')
      .replace(/[^\s@'"<>():]{1,64}@[^\s@'"<>():]{1,250}\.[a-z]{2,}/gi, '[mail]')
      .replace(/\b(bearer|basic)\s+\S+/gi, '$1 [token]')
      .replace(/"(?![a-z]+(_[a-z]+)+")[^"\n]*"/g, '"[text]"')
      // Random tokens contain digits; base64 ones also contain capitals, which our own addresses never do.
      .replace(
        /\b(?=\w*\d)\w{24,}\b|\b(?=[\w-]{0,64}\d)(?=[\w-]{0,64}[a-z])(?=[\w-]{0,64}[A-Z])[\w-]{24,}/g,
        '[token]',
      )
      .replace(/\+\d[\d\s()-]{8,}\d|\d?\s?\(\d{2,5}\)[\d\s-]{5,}\d|\b\d{10,15}\b/g, '[phone]')
      // Private addresses belong to the operator, not to a visitor.
      .replace(
        /\b(?!127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.)\d{1,3}(\.\d{1,3}){3}\b|\b[\da-f]{1,4}(:[\da-f]{0,4}){4,7}\b/gi,
        '[address]',
      )
  );
}
