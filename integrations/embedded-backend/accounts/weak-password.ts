import { readFileSync } from 'node:fs';

let common: Set<string> | undefined;

/** Passwords strangers try first, in lower case, of eight characters and more; `README.md` here names their source. */
function commonPasswords(): Set<string> {
  common ??= new Set(readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8').split('\n'));
  return common;
}

/**
 * Whether a password is refused because it would be guessed: one of the most common, one that is the person's own
 * address or name, or one or two signs over and over (NIST SP 800-63B, 3.1.1.2).
 * @param own what is known of the person: address, name.
 */
export function isWeak(password: string, own: readonly string[] = []): boolean {
  const plain = password.trim().toLowerCase();
  if (commonPasswords().has(plain) || new Set(plain).size <= 2 || isRun(plain)) return true;
  const parts = own.flatMap((text) => [text, ...text.split('@')]).map((text) => text.trim().toLowerCase());
  return parts.some((part) => part.length >= 4 && stripped(plain) === stripped(part));
}

/** `23456789`, `abcdefgh`: each sign follows the one before it, up or down. */
function isRun(text: string): boolean {
  const steps = [...text].slice(1).map((sign, index) => sign.charCodeAt(0) - text.charCodeAt(index));
  return [1, -1].some((step) => steps.every((one) => one === step));
}

/** Letters only where there are some: `anna2024` is `anna`. */
function stripped(text: string): string {
  return text.replace(/[\d\W_]+$/u, '') || text;
}
