/** Short words that must not end a line of a title, with the space after them. */
const SHORT_WORD: Readonly<Record<string, RegExp>> = {
  ru: /(?<![\p{L}\p{N}])(\p{Script=Cyrillic}{1,2}) (?=\S)/gu,
  uk: /(?<![\p{L}\p{N}])(\p{Script=Cyrillic}{1,2}) (?=\S)/gu,
  en: /(?<![\p{L}\p{N}])(a|an|the|I) (?=\S)/giu,
};
/** An ordinal number in figures, up to its hyphen: `2-й этаж`, and in Uzbek, where a whole word follows, `4-qavat`. */
const ORDINAL = /(\d-)(?=\p{Script=Cyrillic}{1,3}(?!\p{L}))/gu;
const UZBEK_ORDINAL = /(\d-)(?=\p{Script=Latin})/gu;
const NO_BREAK = '\u00a0';
const WORD_JOINER = '\u2060';

/**
 * Adds no-break spaces for good line breaks: no line ends with a short preposition, conjunction or article, no line
 * begins with a dash, and an ordinal number stays together with its ending or its word. Use it for shown text only,
 * never for comparisons.
 * @param lang BCP 47 language of the text.
 */
export function addNoBreakSpaces(text: string, lang: string): string {
  const short = SHORT_WORD[lang];
  return (short ? text.replace(short, `$1${NO_BREAK}`) : text)
    .replace(/ (?=[—–] )/g, NO_BREAK)
    .replace(lang === 'uz' ? UZBEK_ORDINAL : ORDINAL, `$1${WORD_JOINER}`);
}
