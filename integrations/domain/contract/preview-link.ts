import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Locale } from '../i18n/locales.ts';

/** Days that a preview link is valid. */
export const PREVIEW_DAYS = 7;

/** Kinds of unpublished content: an article, any other text of the desk by its key, a piece of the stock. */
export const PREVIEW_KINDS = ['article', 'text', 'piece'] as const;
export type PreviewKind = (typeof PREVIEW_KINDS)[number];

/** Unpublished content: its kind, and its slug or key. */
export interface Unpublished {
  kind: PreviewKind;
  slug: string;
}

/** The preview path of unpublished content on a host; anybody with the link can open it. */
export function previewPath(secret: string, locale: Locale, what: Unpublished, now: number): string {
  const until = String(Math.floor(now / 1000) + PREVIEW_DAYS * 24 * 3600);
  const signature = signatureOf(secret, locale, what, until);
  return `/preview/${what.kind}/${what.slug}/?until=${until}&signature=${signature}`;
}

/** Whether a preview link is signed by us for this host and not expired. */
export function isPreviewLink(
  secret: string,
  locale: Locale,
  what: Unpublished,
  query: URLSearchParams,
  now: number,
): boolean {
  const until = query.get('until') ?? '';
  const wanted = Buffer.from(signatureOf(secret, locale, what, until));
  const given = Buffer.from(query.get('signature') ?? '');
  const isEqual = wanted.byteLength === given.byteLength && timingSafeEqual(wanted, given);
  return isEqual && /^\d{1,12}$/.test(until) && now / 1000 < Number(until);
}

function signatureOf(secret: string, locale: Locale, { kind, slug }: Unpublished, until: string): string {
  return createHmac('sha256', secret)
    .update(`preview ${locale} ${kind} ${slug} ${until}`)
    .digest('base64url');
}
