/** Stands before an “у” or “в” of the text itself, which its values are not to be changed for; never shown. */
const OWN = '\u0001';
const OWN_WORD = /(?<![\p{L}\d])[ув](?=\s)/giu;

/** “У” or “в” alone, what stands before it (a letter, a digit, with or without a closing mark) and what follows. */
const PREPOSITION =
  /(?<=(?<before>[\p{L}\d][»”’)]?|^|[^\p{L}\d\s]))(?<space>\s|^)\u0001(?<own>[ув])(?=\s[«“(]?(?<after>\p{L}{1,3}))/giu;
const VOWEL = /^[аеиіоуaeiou]/iu;
/** Neither vowel nor consonant for the rule: “у яких” and “в яких” are both right after a consonant. */
const IOTATED = /^[єїюя]/iu;
/** What “у” stands before whatever the sound in front, as two sounds like “в” would meet. */
const LIKE_V = /^(?:[вфvwf]|льв|[стхмдч]в)/iu;
const ENDS_IN_VOWEL = /[аеєиіїоуюя][^\p{L}]?$/iu;
const ENDS_FOREIGN = /[\d\p{sc=Latin}][^\p{L}]?$/u;

/** A text with its own “у” and “в” marked, before its values are filled in: what a visitor typed stays as it is. */
export function markUkrainianPrepositions(text: string): string {
  return text.replace(OWN_WORD, `${OWN}$&`);
}

/** A whole text with “у” and “в” as Ukrainian alternates them. */
export function withUkrainianEuphony(text: string): string {
  return fitUkrainianPrepositions(markUkrainianPrepositions(text));
}

/**
 * A text with “у” and “в” as Ukrainian alternates them by the sounds around: “Контакти в Самарі”, “Офіс у Самарі”,
 * “Написати в Telegram”, “Написати у WhatsApp”. Values of a text bring sounds that its author could not know.
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

/** The right one of the two, or nothing where both are. */
function preposition(before: string, after: string): 'у' | 'в' | undefined {
  if (VOWEL.test(after)) return 'в';
  if (LIKE_V.test(after)) return 'у';
  if (ENDS_IN_VOWEL.test(before)) return 'в';
  return IOTATED.test(after) || ENDS_FOREIGN.test(before) ? undefined : 'у';
}
