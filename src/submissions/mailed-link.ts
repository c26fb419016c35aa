import type { AstroGlobal } from 'astro';
import type { CALLS } from '@tourbillon/domain/contract/index.ts';
import { sentForm } from '../platform/http/form-data.ts';
import { linkRefusal, type LinkPurpose, reasonOf } from './link-refusal.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { protectSecretAddress } from '../page-cache/lifetimes.ts';
import type { LinkView } from '@tourbillon/domain/contract/account/mailed-link-view.ts';
import { BackendError } from '../platform/errors/backend-error.ts';
import { askBackend } from '../backend-client/client.ts';
import { reportError } from '../platform/errors/report.ts';

/** Calls that need only the token of a mailed link. */
type LinkCall = (typeof CALLS)[
  | 'confirmSubscription'
  | 'unsubscribe'
  | 'endLetters'
  | 'verifyEmail'
  | 'confirmNewEmail'
  | 'undoEmailChange'];

/**
 * Handles the page of a mailed link. Opening it only shows a button, because mail scanners open every link. The
 * button sends the token. A one-click unsubscribe of a mail program (RFC 8058) sends it in the address. The response
 * has its status and is not cached.
 * @param purpose of a link to an account holder: an invalid link is reported before the button is pressed.
 */
export async function openMailedLink(
  astro: AstroGlobal,
  call: LinkCall,
  purpose?: LinkPurpose,
): Promise<LinkView> {
  const { status, view } = await follow(astro.request, astro.locals.locale, call, purpose);
  astro.response.status = status;
  protectSecretAddress(astro.response.headers);
  return view;
}

async function follow(
  request: Request,
  locale: Locale,
  call: LinkCall,
  purpose: LinkPurpose | undefined,
): Promise<{ status: number; view: LinkView }> {
  const given = new URL(request.url).searchParams.get('token') ?? '';
  if (request.method !== 'POST') {
    const reason = given ? purpose && (await linkRefusal(locale, given, purpose)) : 'token_missing';
    return { status: 200, view: reason ? refused(reason) : { state: 'ask', token: given } };
  }
  const sent = (await sentForm(request)).get('token');
  const token = typeof sent === 'string' ? sent : given;
  try {
    const { data } = await askBackend<LinkCall>(locale, call, { token });
    const resetToken = 'reset_token' in data ? data.reset_token : undefined;
    return { status: 200, view: { state: 'done', resetToken } };
  } catch (error) {
    if (error instanceof BackendError && error.status === 422) {
      return { status: 422, view: refused(reasonOf(error.body)) };
    }
    reportError(error, { call: call.path, locale });
    return { status: 503, view: { state: 'ask', token, failed: true } };
  }
}

function refused(reason: string): LinkView {
  return { state: 'refused', reason };
}
