/** “У” or “в” alone, what stands before it (a letter, a digit, with or without a closing mark) and what follows. */
const PREPOSITION =
  /(?<=(?<before>[\p{L}\d][»”’)]?|^|[^\p{L}\d\s]))(?<space>\s|^)(?<own>[ув])(?=\s[«“(]?(?<after>\p{L}{1,3}))/giu;
const VOWEL = /^[аеиіоуaeiou]/iu;
/** Neither vowel nor consonant for the rule: “у яких” and “в яких” are both right after a consonant. */
const IOTATED = /^[єїюя]/iu;
/** What “у” stands before whatever the sound in front, as two sounds like “в” would meet. */
const LIKE_V = /^(?:[вфvwf]|льв|[стхмдч]в)/iu;
const ENDS_IN_VOWEL = /[аеєиіїоуюя][^\p{L}]?$/iu;
const ENDS_FOREIGN = /[\d\p{sc=Latin}][^\p{L}]?$/u;

/**
 * A text with “у” and “в” as Ukrainian alternates them by the sounds around: “Контакти в Самарі”, “Офіс у Самарі”,
 * “Написати в Telegram”, “Написати у WhatsApp”. Values of a text bring sounds that its author could not know.
 */
export function withUkrainianEuphony(text: string): string {
  return text.replace(PREPOSITION, (...match) => {
    const { before = '', space = '', own = '', after = '' } = match.at(-1) as Record<string, string>;
    const right = preposition(before, after) ?? own;
    return space + (own === own.toLowerCase() ? right.toLowerCase() : right.toUpperCase());
  });
}

/** The right one of the two, or nothing where both are. */
function preposition(before: string, after: string): 'у' | 'в' | undefined {
  if (VOWEL.test(after)) return 'в';
  if (LIKE_V.test(after)) return 'у';
  if (ENDS_IN_VOWEL.test(before)) return 'в';
  return IOTATED.test(after) || ENDS_FOREIGN.test(before) ? undefined : 'у';
}
