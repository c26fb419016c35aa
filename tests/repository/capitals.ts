/** Names that begin with a common word: streets, heavenly bodies, makers, their lines and colours of leather. */
const NAMES = new Set([
  'Большая',
  'Красная',
  'Луна',
  'Місяць',
  'Oy',
  'New',
  'Gold',
  'Signature',
  'Sea',
  'Deep',
  'Titan',
]);
const AFTER_COMMA = /(?<=[\p{Ll}\d»”)], )\p{Lu}\p{Ll}+(?![\p{L}ʻʼ’])/gu;
const LOWER = /(?<![\p{L}ʻʼ’])\p{Ll}[\p{Ll}ʻʼ’]+/gu;

/** Words that texts write in small letters at least twice. */
export function commonWords(texts: readonly string[]): ReadonlySet<string> {
  const seen = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.matchAll(LOWER)) seen.set(word, (seen.get(word) ?? 0) + 1);
  }
  return new Set([...seen].filter(([, times]) => times > 1).map(([word]) => word));
}

/** Words with a capital after a comma that are common words and not names: parts that were joined as they stood. */
export function capitalsAfterComma(text: string, common: ReadonlySet<string>): string[] {
  return [...text.matchAll(AFTER_COMMA)]
    .map(([word]) => word)
    .filter((word) => common.has(word.toLowerCase()) && !NAMES.has(word));
}
