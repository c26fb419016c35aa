import { toLatin } from '../../language/transliterate.ts';
import { fold, words } from '../../language/fold.ts';

/** The least length of a known word: shorter ones occur in every phrase. */
const LEAST = { whole: 3, part: 4 } as const;

/** How many last digits of a phone number people remember. */
const PHONE_TAILS = [10, 9, 7] as const;

/** The personal data that a password must not consist of. */
export interface Person {
  email: string;
  name: string;
  /** Plus and digits; may be empty. */
  phone?: string;
  nickname?: string;
}

/** Normalises a text for the comparison with passwords: lower case, Latin letters, no accents. */
export function comparableText(text: string): string {
  return toLatin(fold(text.normalize('NFKC')));
}

/** The words of names (of the shop, of brands): each name as one word, and its longer parts. */
export function wordsOfNames(names: Iterable<string>): string[] {
  const found = [...names].flatMap((name) => {
    const parts = words(name).map(toLatin);
    return [
      ...[parts.join('')].filter((whole) => whole.length >= LEAST.whole),
      ...parts.filter((part) => part.length >= LEAST.part),
    ];
  });
  return [...new Set(found)];
}

/** The words of a person: name, mailbox, nickname, phone number. */
export function wordsOfPerson({ email, name, phone = '', nickname = '' }: Person): string[] {
  const digits = phone.replace(/\D/g, '');
  const tails = PHONE_TAILS.filter((length) => digits.length >= length).map((length) =>
    digits.slice(-length),
  );
  const texts = [name, nickname, ...email.split('@')];
  const parts = texts.flatMap((text) => [...words(text).map(toLatin), comparableText(text).trim()]);
  return [...new Set([...parts, digits, ...tails])].filter((word) => word.length >= LEAST.whole);
}
