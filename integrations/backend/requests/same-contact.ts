import { nicknameWithAt } from '@tourbillon/domain/contract/person-fields.ts';

/** Number of digits at the end of a phone that are compared, without country code or leading 8. */
const PHONE_DIGITS = 9;

/**
 * Whether a typed text equals a phone, nickname or email address given earlier. A phone may be in any format, with its
 * code, with a leading 8, or without either; a nickname may be without its @.
 * @param given empty if none was given.
 */
export function sameContact(typed: string, given: string): boolean {
  if (given === '') return false;
  if (given.startsWith('@')) return nicknameWithAt(typed).toLowerCase() === given.toLowerCase();
  if (given.includes('@')) return typed.trim().toLowerCase() === given.toLowerCase();
  const [mine, theirs] = [typed, given].map((one) => one.replace(/\D/g, ''));
  if (!mine || !theirs || typed.includes('@')) return false;
  // The whole numbers of some small countries are shorter.
  if (mine.length < PHONE_DIGITS) return mine === theirs;
  return mine.slice(-PHONE_DIGITS) === theirs.slice(-PHONE_DIGITS);
}
