import type { Reason } from '@tourbillon/domain/contract/reasons.ts';
import { isBreached } from './breached.ts';
import { comparableText } from './known-words.ts';

/** Different signs that a password has at least, a known word counting as one: the length that the contract asks for. */
const LEAST = 8;

/** The same of a password that has nothing known but years: random signs may look like one. */
const LEAST_WITH_YEARS = 4;

/** Letters that a breached password has at least when digits and signs are taken from its end. */
const STEM = 8;

/** Years that people put into passwords. */
const YEAR = /(?:19|20)\d\d/g;

/** Signs that stand for letters. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' },
};

/**
 * Why a new password is refused because it would be guessed (NIST SP 800-63B, 3.1.1.2; OWASP ASVS 5.0, 6.2.4 and
 * 6.2.11); undefined when it would not.
 * @param known what it must not be made of, in plain form: words of the shop, of brands, of the person.
 */
export function weakness(password: string, known: Iterable<string>): Reason | undefined {
  const typed = password.normalize('NFKC').trim().toLowerCase();
  const [plain, meant] = [comparableText(typed), lettersMeant(comparableText(typed))];
  if (isBare(typed) || [typed, plain, meant].some(isCommon)) return 'password_common';
  const longestFirst = [...known].sort((a, b) => b.length - a.length);
  return [plain, meant].some((form) => isMadeOf(form, longestFirst)) ? 'password_known' : undefined;
}

/** A breached password, or one with digits and signs after it. */
function isCommon(text: string): boolean {
  const stem = text.replace(/[\d\W_]+$/, '');
  return isBreached(text) || (stem.length >= STEM && isBreached(stem));
}

/** One or two signs over and over, or each following the one before it, up or down: `23456789`, `abcdefgh`. */
function isBare(text: string): boolean {
  const steps = [...text].slice(1).map((sign, index) => sign.charCodeAt(0) - text.charCodeAt(index));
  return new Set(text).size <= 2 || [1, -1].some((step) => steps.every((one) => one === step));
}

/** Whether little is left when known words and years are taken out. */
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

/** `r0lex` is meant as `rolex`. */
function lettersMeant(text: string): string {
  return Array.from(text, (sign) => LOOKS_LIKE[sign] ?? sign).join('');
}
