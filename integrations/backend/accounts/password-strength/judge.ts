import type { Reason } from '@tourbillon/domain/contract/reasons.ts';
import { isBreached } from './breached.ts';
import { comparableText } from './known-words.ts';

/**
 * The least number of different characters in a password with a known word, which counts as one: the contract's
 * minimal length.
 */
const LEAST = 8;

/** The same for a password that contains years but no known word: random characters may look like a year. */
const LEAST_WITH_YEARS = 4;

/** The least length of a breached password that is checked without the digits and punctuation at its end. */
const STEM = 8;

/** Years that people put into passwords. */
const YEAR = /(?:19|20)\d\d/g;

/** Characters that people write instead of letters. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
};

/**
 * The reason to refuse a new password because it is easy to guess (NIST SP 800-63B, 3.1.1.2; OWASP ASVS 5.0, 6.2.4
 * and 6.2.11); undefined when it is accepted.
 * @param known words that it must not consist of, normalised: words of the shop, of brands, of the person.
 */
export function weaknessReason(password: string, known: Iterable<string>): Reason | undefined {
  const typed = password.normalize('NFKC').trim().toLowerCase();
  const [plain, meant] = [comparableText(typed), lettersMeant(comparableText(typed))];
  if (isBare(typed) || [typed, plain, meant].some(isCommon)) return 'password_common';
  const longestFirst = [...known].sort((a, b) => b.length - a.length);
  return [plain, meant].some((form) => isMadeOf(form, longestFirst)) ? 'password_known' : undefined;
}

/** A breached password, or one with digits and punctuation after it. */
function isCommon(text: string): boolean {
  const stem = text.replace(/[\d\W_]+$/, '');
  return isBreached(text) || (stem.length >= STEM && isBreached(stem));
}

/** One or two characters repeated, or a sequence up or down: `23456789`, `abcdefgh`. */
function isBare(text: string): boolean {
  const steps = [...text].slice(1).map((sign, index) => sign.charCodeAt(0) - text.charCodeAt(index));
  return new Set(text).size <= 2 || [1, -1].some((step) => steps.every((one) => one === step));
}

/** Whether too few characters remain when known words and years are removed. */
function isMadeOf(text: string, known: readonly string[]): boolean {
  let [rest, found] = [text, 0];
  for (const word of known) {
    const parts = rest.split(word);
    found += parts.length - 1;
    rest = parts.join(' ');
  }
  const years = rest.match(YEAR)?.length ?? 0;
  if (found + years === 0) return false;
  const left = new Set(rest.replace(YEAR, ' ').replace(/\s/g, '')).size;
  return left + found + years < (found > 0 ? LEAST : LEAST_WITH_YEARS);
}

/** Replaces such characters by letters: `r0lex` becomes `rolex`. */
function lettersMeant(text: string): string {
  return Array.from(text, (sign) => LOOKS_LIKE[sign] ?? sign).join('');
}
