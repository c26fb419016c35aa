/** Marks an “у” or “в” of the text itself, so that “у” and “в” in its values do not change; never shown. */
const OWN = '\u0001';
const OWN_WORD = /(?<![\p{L}\d])[ув](?=\s)/giu;

/**
 * A single “у” or “в”, the text before it (a letter or digit, with or without a closing mark) and the text after it.
 */
const PREPOSITION =
  /(?<=(?<before>[\p{L}\d][»”’)]?|^|[^\p{L}\d\s]))(?<space>\s|^)\u0001(?<own>[ув])(?=\s[«“(]?(?<after>\p{L}{1,3}))/giu;
const VOWEL = /^[аеиіоуaeiou]/iu;
/** Neither vowel nor consonant for the rule: after a consonant both “у яких” and “в яких” are correct. */
const IOTATED = /^[єїюя]/iu;
/** “У” is required before these after any sound: two sounds like “в” would meet. */
const LIKE_V = /^(?:[вфvwf]|льв|[стхмдч]в)/iu;
const ENDS_IN_VOWEL = /[аеєиіїоуюя][^\p{L}]?$/iu;
const ENDS_FOREIGN = /[\d\p{sc=Latin}][^\p{L}]?$/u;

/** Marks “у” and “в” in a text before its values are filled in, so that a visitor's own text does not change. */
export function markUkrainianPrepositions(text: string): string {
  return text.replace(OWN_WORD, `${OWN}$&`);
}

/** Alternates “у” and “в” in a whole text. */
export function withUkrainianEuphony(text: string): string {
  return fitUkrainianPrepositions(markUkrainianPrepositions(text));
}

/**
 * Alternates “у” and “в” by the neighbouring sounds: “Контакти в Самарі”, “Офіс у Самарі”, “Написати в Telegram”,
 * “Написати у WhatsApp”. The author of a text does not know the sounds of its values.
 * @param text of `markUkrainianPrepositions`.
 */
export function fitUkrainianPrepositions(text: string): string {
  if (!text.includes(OWN)) return text;
  const fitting = text.replace(PREPOSITION, (...match) => {
    const { before = '', space = '', own = '', after = '' } = match.at(-1) as Record<string, string>;
    const right = preposition(before, after) ?? own;
    return space + (own === own.toLowerCase() ? right.toLowerCase() : right.toUpperCase());
  });
  return fitting.replaceAll(OWN, '');
}

/** The required preposition; undefined when both are correct. */
function preposition(before: string, after: string): 'у' | 'в' | undefined {
  if (VOWEL.test(after)) return 'в';
  if (LIKE_V.test(after)) return 'у';
  if (ENDS_IN_VOWEL.test(before)) return 'в';
  return IOTATED.test(after) || ENDS_FOREIGN.test(before) ? undefined : 'у';
}
