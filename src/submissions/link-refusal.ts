import { type LINK_PURPOSES, mailedLink } from '@tourbillon/domain/contract/account/mailed-links.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { askBackend } from '../backend-client/client.ts';
import { BackendError } from '../platform/errors/backend-error.ts';
import { reportError } from '../platform/errors/report.ts';

/** What a link to an account holder is for. */
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Why a link is dead; undefined for one that is good, and while nobody can tell: pressing its button will. */
export async function linkRefusal(
  locale: Locale,
  token: string,
  purpose: LinkPurpose,
): Promise<string | undefined> {
  try {
    await askBackend(locale, mailedLink, { token, purpose });
    return undefined;
  } catch (error) {
    if (error instanceof BackendError && error.status === 422) return reasonOf(error.body);
    reportError(error, { call: mailedLink.path, locale });
    return undefined;
  }
}

/** Why a secret is not valid; one that does not even look like a secret is unknown. */
export function reasonOf(body: unknown): string {
  const reason = (body as { errors?: { token?: unknown[] } } | undefined)?.errors?.token?.[0];
  return typeof reason === 'string' ? reason : 'token_unknown';
}
