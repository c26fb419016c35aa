/** Digits that tell two phones apart: all of the national number, however its code is written. */
const PHONE_DIGITS = 9;

/**
 * Whether what somebody typed is the phone or the address that was given before. A phone may be typed in any shape,
 * with its code, with a leading 8, or without either.
 * @param given empty when none was.
 */
export function sameContact(typed: string, given: string): boolean {
  if (given === '') return false;
  if (given.includes('@')) return typed.trim().toLowerCase() === given.toLowerCase();
  const [mine, theirs] = [typed, given].map((one) => one.replace(/\D/g, ''));
  if (!mine || !theirs || typed.includes('@') || mine.length < PHONE_DIGITS) return false;
  return mine.slice(-PHONE_DIGITS) === theirs.slice(-PHONE_DIGITS);
}
