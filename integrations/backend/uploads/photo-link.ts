import { createHmac, timingSafeEqual } from 'node:crypto';
import { ENDPOINTS } from '@tourbillon/domain/contract/endpoints.ts';
import type { SentPhoto } from '@tourbillon/domain/contract/photos.ts';

/** Days that a link in a letter to the staff is valid. */
const DAYS = 30;

/** Signed path of a file on the storefront, valid for a limited time. @param key of the staff. */
export function photoLink(
  { id, type }: Pick<SentPhoto, 'id' | 'type'>,
  key: string,
  now = new Date(),
): string {
  const expires = String(Math.floor(now.getTime() / 1000) + DAYS * 86_400);
  const file = `${id}.${type}`;
  const address = `/api${ENDPOINTS.requestPhoto.path.replace('{file}', file)}`;
  return `${address}?expires=${expires}&signature=${signatureOf(file, expires, key)}`;
}

/** Whether the signature of a link is valid and the link has not expired. */
export function isLinkGood(
  link: { file: string; expires: string; signature: string },
  key: string,
  now = new Date(),
): boolean {
  if (!/^\d{10,12}$/.test(link.expires) || Number(link.expires) * 1000 < now.getTime()) return false;
  const [given, right] = [link.signature, signatureOf(link.file, link.expires, key)].map((one) =>
    Buffer.from(one),
  );
  return given!.length === right!.length && timingSafeEqual(given!, right!);
}

function signatureOf(file: string, expires: string, key: string): string {
  return createHmac('sha256', key).update(`photo ${file} ${expires}`).digest('base64url');
}
