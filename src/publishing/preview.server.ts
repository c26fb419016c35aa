import { configuration } from '../platform/configuration.ts';
import { PageError } from '../platform/errors/page-error.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { isPreviewLink, type Unpublished } from '@tourbillon/domain/contract/preview-link.ts';
import { readPublishSecret } from './publish-secret.ts';

/**
 * Lets anybody through who has a link of ours to something unpublished.
 * @throws PageError 404 for everybody else: there is nothing to be found here.
 */
export async function openPreview(locale: Locale, what: Unpublished, query: URLSearchParams): Promise<void> {
  const secret = await readPublishSecret(configuration());
  if (!secret || !isPreviewLink(secret, locale, what, query, Date.now())) throw new PageError(404);
}

/** Sends a visitor on to where a piece is published; nobody keeps that it was elsewhere. */
export function redirectToPublished(location: string): Response {
  return new Response(null, { status: 302, headers: { Location: location, 'Cache-Control': 'no-store' } });
}
