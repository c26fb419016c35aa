import { BackendError } from '#src/backend/backend-error.ts';
import { askBackend } from '#src/backend/client.ts';
import { reportError } from '#src/backend/report.ts';
import { CALLS } from '#src/contract/index.ts';
import { sentForm } from '#src/http/sent-form.ts';
import type { Locale } from '#src/i18n/locales.ts';
import type { LinkView } from './mailed-link.ts';

/** The calls that take the secret of a mailed link. */
const LINK_CALLS = {
  confirm: CALLS.confirmSubscription,
  unsubscribe: CALLS.unsubscribe,
  alert: CALLS.endAlert,
};

/**
 * What the page behind a mailed link shows. Opening it does nothing but show a button: mail scanners open every
 * link. Pressing the button sends the secret, and so does a mail program's one click (RFC 8058), which leaves it
 * in the address.
 */
export async function openMailedLink(
  request: Request,
  locale: Locale,
  what: keyof typeof LINK_CALLS,
): Promise<{ status: number; view: LinkView }> {
  const given = new URL(request.url).searchParams.get('token') ?? '';
  if (request.method !== 'POST') {
    return { status: 200, view: given ? { state: 'ask', token: given } : refused('token_unknown') };
  }
  const sent = (await sentForm(request)).get('token');
  const token = typeof sent === 'string' ? sent : given;
  try {
    await askBackend(locale, LINK_CALLS[what], { token });
    return { status: 200, view: { state: 'done' } };
  } catch (error) {
    if (error instanceof BackendError && error.status === 422) {
      return { status: 422, view: refused(reasonOf(error.body)) };
    }
    reportError(error, { call: LINK_CALLS[what].path, locale });
    return { status: 503, view: { state: 'ask', token, failed: true } };
  }
}

function refused(reason: string): LinkView {
  return { state: 'refused', reason };
}

/** Why the secret is no use; one that does not even look like a secret is unknown. */
function reasonOf(body: unknown): string {
  const reason = (body as { errors?: { token?: unknown[] } } | undefined)?.errors?.token?.[0];
  return typeof reason === 'string' ? reason : 'token_unknown';
}
