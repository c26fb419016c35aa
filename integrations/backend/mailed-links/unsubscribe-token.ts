import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What an unsubscribe link ends: one item alert, all filter alerts of its owner, price letters of an account, or the
 * mailing list.
 */
export interface UnsubscribeSubject {
  kind: 'item' | 'filter' | 'prices' | 'list';
  /** Id of the alert; of the account for `prices`; of the subscriber for `list`. */
  id: number;
}

const TOKEN = /^(item|filter|prices|list)-(\d{1,15})-([\w-]{43})$/;

/** A signed unsubscribe token. Nothing is stored, so every letter can have one. */
export function unsubscribeToken({ kind, id }: UnsubscribeSubject, key: string): string {
  return `${kind}-${id}-${signatureOf(kind, String(id), key)}`;
}

/** Verifies a token and returns its subject; undefined if it is not valid. */
export function subjectOfToken(token: string, key: string): UnsubscribeSubject | undefined {
  const [, kind = '', id = '', signature = ''] = TOKEN.exec(token) ?? [];
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(kind, id, key))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return { kind: kind as UnsubscribeSubject['kind'], id: Number(id) };
}

function signatureOf(kind: string, id: string, key: string): string {
  return createHmac('sha256', key).update(`alert ${kind} ${id}`).digest('base64url');
}
