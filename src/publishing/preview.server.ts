import { configuration } from '../platform/configuration.ts';
import { PageError } from '../platform/errors/page-error.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { isPreviewLink, type Unpublished } from '@tourbillon/domain/contract/preview-link.ts';
import { readPublishSecret } from './publish-secret.ts';

/**
 * Checks the signed link to an unpublished text or item.
 * @throws PageError 404 for an invalid link, so that it does not reveal the preview.
 */
export async function openPreview(locale: Locale, what: Unpublished, query: URLSearchParams): Promise<void> {
  const secret = await readPublishSecret(configuration());
  if (!secret || !isPreviewLink(secret, locale, what, query, Date.now())) throw new PageError(404);
}

/** Redirects to the published page. The redirect is not cached. */
export function redirectToPublished(location: string): Response {
  return new Response(null, { status: 302, headers: { Location: location, 'Cache-Control': 'no-store' } });
}
