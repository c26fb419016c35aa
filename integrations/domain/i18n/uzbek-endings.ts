/** Marks the place between a value and the ending that depends on its last letter; never shown. */
const JOINT = '\u0001';

/**
 * Endings whose first letter follows the last letter of the word: “to” and “up to”. The others are the same after any
 * word.
 */
const AFTER_VALUE = /\}\}(?=ga(?:cha)?(?!\p{L}))/gu;
const AT_JOINT = new RegExp(`(.?)${JOINT}g`, 'gsu');

/** Marks these endings in a text: `{{place}}gacha`. */
export function markUzbekEndings(text: string): string {
  return text.replace(AFTER_VALUE, `}}${JOINT}`);
}

/**
 * Spells the endings after the values are filled in: Toshkentga, Bishkekka, Baliqqa; 22:00gacha.
 * @param text of `markUzbekEndings`.
 */
export function joinUzbekEndings(text: string): string {
  if (!text.includes(JOINT)) return text;
  return text.replace(AT_JOINT, (_, last: string) => last + firstLetter(last));
}

function firstLetter(last: string): string {
  if (/k/i.test(last)) return 'k';
  return /q/i.test(last) ? 'q' : 'g';
}
