/**
 * Joins entries with initial capitals into one sentence: “Часы не идут, ремешок неоригинальный”. Abbreviations stay
 * as they are.
 * @param lang BCP 47 tag for lower-casing.
 */
export function inSentence(entries: readonly string[], lang: string): string {
  return entries.map((entry, index) => (index === 0 ? entry : withSmallLetter(entry, lang))).join(', ');
}

/** An entry within a sentence. @param lang BCP 47 tag for lower-casing. */
export function withSmallLetter(entry: string, lang: string): string {
  const [first = '', second = ''] = entry;
  const isAbbreviation = second !== second.toLocaleLowerCase(lang);
  return isAbbreviation ? entry : first.toLocaleLowerCase(lang) + entry.slice(first.length);
}
