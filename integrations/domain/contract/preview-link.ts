import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Locale } from '../i18n/locales.ts';

/** Days a link to an unpublished piece works. */
export const PREVIEW_DAYS = 7;

/** The address of an unpublished article on a host, which shows it to anybody who has the link. */
export function previewPath(secret: string, locale: Locale, slug: string, now: number): string {
  const until = String(Math.floor(now / 1000) + PREVIEW_DAYS * 24 * 3600);
  return `/preview/article/${slug}/?until=${until}&signature=${signatureOf(secret, locale, slug, until)}`;
}

/** Whether a link to an unpublished article is ours, of this host, and not over. */
export function isPreviewLink(
  secret: string,
  locale: Locale,
  slug: string,
  query: URLSearchParams,
  now: number,
): boolean {
  const until = query.get('until') ?? '';
  const wanted = Buffer.from(signatureOf(secret, locale, slug, until));
  const given = Buffer.from(query.get('signature') ?? '');
  const isEqual = wanted.byteLength === given.byteLength && timingSafeEqual(wanted, given);
  return isEqual && /^\d{1,12}$/.test(until) && now / 1000 < Number(until);
}

function signatureOf(secret: string, locale: Locale, slug: string, until: string): string {
  return createHmac('sha256', secret)
    .update(`preview ${locale} article ${slug} ${until}`)
    .digest('base64url');
}
