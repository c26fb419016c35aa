import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What a letter's unsubscribing link ends: one alert, all filters of an alert's owner, prices of an account's pieces, or
 * the mailing list.
 */
export interface UnsubscribeSubject {
  kind: 'item' | 'filter' | 'prices' | 'list';
  /** Of the alert; of the account, of prices; of the subscriber, of the list. */
  id: number;
}

const TOKEN = /^(item|filter|prices|list)-(\d{1,15})-([\w-]{43})$/;

/** The secret of an unsubscribing link: signed, so that nothing has to be kept and every letter may have one. */
export function unsubscribeToken({ kind, id }: UnsubscribeSubject, key: string): string {
  return `${kind}-${id}-${signatureOf(kind, String(id), key)}`;
}

/** What a secret ends; undefined for one that is not ours. */
export function subjectOfToken(token: string, key: string): UnsubscribeSubject | undefined {
  const [, kind = '', id = '', signature = ''] = TOKEN.exec(token) ?? [];
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(kind, id, key))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return { kind: kind as UnsubscribeSubject['kind'], id: Number(id) };
}

function signatureOf(kind: string, id: string, key: string): string {
  return createHmac('sha256', key).update(`alert ${kind} ${id}`).digest('base64url');
}
