import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { tooMany } from '../errors/domain-error.ts';
import { PASSWORD_COST } from './password-cost.ts';

const derive = promisify(argon2);

const TAG_LENGTH = 32;

/** Hashes computed at the same time: each needs a thread and 19 MiB, and the backend has other work. */
const AT_ONCE = 2;

/** Hashes that may wait in the queue; further ones would wait longer than the timeout of the storefront. */
const WAITING = 16;

/** Seconds until a rejected caller may retry. */
const RETRY_AFTER = 5;

const turn = pLimit(AT_ONCE);

/**
 * The hash of a password in the PHC format: `$argon2id$v=19$m=19456,t=2,p=1$salt$tag`. @throws DomainError
 * 'too-many-attempts' when the queue is full.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await work(password, salt, PASSWORD_COST);
  return format(salt, tag);
}

/** Whether a password matches a hash. @throws DomainError 'too-many-attempts' when the queue is full. */
export async function isPassword(password: string, hash: string): Promise<boolean> {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(hash);
  if (!found) throw new Error('The password hash is of no known format');
  const [memory = 0, passes = 0, parallelism = 0] = found.slice(1, 4).map(Number);
  const [salt, tag] = found.slice(4).map((part) => Buffer.from(part, 'base64'));
  if (!salt || !tag) throw new Error('The password hash has no salt or no tag');
  return timingSafeEqual(await work(password, salt, { memory, passes, parallelism }), tag);
}

/** Cost of hashing a secret that we have generated: with 60 random bits, a fraction of the full cost is enough. */
const RANDOM_COST = { memory: 4_096, passes: 1, parallelism: 1 };

/** A 32-byte hash of a random secret and a salt. @throws DomainError 'too-many-attempts' when the queue is full. */
export function hashRandomSecret(secret: string, salt: Buffer): Promise<Buffer> {
  return work(secret, salt, RANDOM_COST);
}

/**
 * A hash that no password matches. It is compared when there is no account, so that the check takes the same time.
 */
export const NO_HASH = unusableHash();

/** A hash that no password matches: the owner has to set a new password by a mailed link. */
export function unusableHash(): string {
  return format(randomBytes(16), randomBytes(TAG_LENGTH));
}

async function work(password: string, nonce: Buffer, cost: typeof PASSWORD_COST): Promise<Buffer> {
  if (turn.pendingCount >= WAITING) throw tooMany(RETRY_AFTER);
  // An accented letter may be typed as one code point or as two (NIST SP 800-63B, 3.1.1.2).
  const message = password.normalize('NFKC');
  // Runs in a separate thread, so that the event loop is not blocked.
  return turn(() => derive('argon2id', { message, nonce, tagLength: TAG_LENGTH, ...cost }));
}

function format(salt: Buffer, tag: Buffer): string {
  const [s, t] = [salt, tag].map((part) => part.toString('base64').replace(/=+$/, ''));
  const { memory, passes, parallelism } = PASSWORD_COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${s}$${t}`;
}
