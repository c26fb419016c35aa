import { type LINK_PURPOSES, mailedLink } from '@tourbillon/domain/contract/account/mailed-links.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { askBackend } from '../backend-client/client.ts';
import { BackendError } from '../platform/errors/backend-error.ts';
import { reportError } from '../platform/errors/report.ts';

/** The purpose of a link mailed to an account holder. */
export type LinkPurpose = (typeof LINK_PURPOSES)[number];

/** Why a link is invalid. Undefined if it is valid, or if the backend does not respond. */
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

/** The reason of an invalid token. Without a known reason it is unknown. */
export function reasonOf(body: unknown): string {
  const reason = (body as { errors?: { token?: unknown[] } } | undefined)?.errors?.token?.[0];
  return typeof reason === 'string' ? reason : 'token_unknown';
}
