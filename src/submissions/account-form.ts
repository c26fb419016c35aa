import type { AstroGlobal } from 'astro';
import { asksConsent } from '@tourbillon/domain/contract/consent.ts';
import type { newPassword, forgottenPassword } from '@tourbillon/domain/contract/account/mailed-links.ts';
import type { registration } from '@tourbillon/domain/contract/account/registration.ts';
import {
  validateRequest,
  fieldNames,
  type Refusals,
} from '@tourbillon/domain/contract/requests/request-form.ts';
import type { RequestView } from '@tourbillon/domain/contract/requests/request-view.ts';
import { sentForm } from '../platform/http/form-data.ts';
import { cacheFor } from '../page-cache/lifetimes.ts';
import { BackendError } from '../platform/errors/backend-error.ts';
import { askBackend } from '../backend-client/client.ts';
import { reportError } from '../platform/errors/report.ts';
import { checkRobot, formHash } from './check-robot.ts';
import { linkRefusal } from './link-refusal.ts';
import { consentEdition, openedForm, refusedFields } from './submit-request.ts';

/** Account forms that work without scripts. Their responses contain no secrets. */
type AccountForm = typeof registration | typeof forgottenPassword | typeof newPassword;

/** Options of a form. */
interface Ways {
  /** The form starts something new, so consent is required if the site asks for it. */
  consents?: boolean;
  /** The form has the secret of a letter, which proves a person, so there is no robot check. */
  hasSecret?: boolean;
}

/** Handles an account form: validation, robot check, call. No typed data is stored, above all no passwords. */
export async function openAccountForm(astro: AstroGlobal, form: AccountForm, ways: Ways = {}) {
  const { request, response } = astro;
  if (request.method !== 'POST') {
    if (!ways.hasSecret) astro.cache.set(cacheFor.request());
    const query = ways.hasSecret ? new URL(request.url).searchParams : new URLSearchParams();
    const view = openedForm(form, query);
    if (!ways.hasSecret) return view;
    const token = query.get('token') ?? '';
    const refusal = token === '' ? 'token_missing' : await linkRefusal(astro.locals.locale, token, 'reset');
    return refusal ? { ...view, refusals: { token: refusal } } : view;
  }
  const { status, view, wait } = await submit(astro, form, ways);
  response.status = status;
  if (wait) response.headers.set('Retry-After', String(wait));
  // Passwords are never sent back to the page.
  const typed = Object.fromEntries(Object.entries(view.typed).filter(([name]) => !/^password/.test(name)));
  return { ...view, typed };
}

async function submit(
  { request, locals: { locale }, clientAddress: network }: AstroGlobal,
  form: AccountForm,
  { consents = false, hasSecret = false }: Ways,
): Promise<{ status: number; view: RequestView; wait?: number }> {
  const sent = await sentForm(request);
  const text = (name: string) => {
    const value = sent.get(name);
    return typeof value === 'string' ? value : '';
  };
  const done: RequestView = { state: 'sent', typed: {}, refusals: {}, consented: [] };
  // A robot gets the same response as a person (decision 52).
  if (text('feedback_phone') !== '') return { status: 200, view: done };

  const typed = Object.fromEntries(fieldNames(form).map((name) => [name, text(name)]));
  const open: RequestView = {
    state: 'open',
    typed,
    refusals: {},
    consented: sent.has('consent') ? ['consent'] : [],
  };
  const validated = validateRequest(form, typed, { city: '' });
  const refusals: Refusals = { ...validated.refusals };
  if (consents && asksConsent(locale) && !sent.has('consent')) refusals.consent = 'consent_register';
  if (validated.refusals || Object.keys(refusals).length > 0)
    return { status: 422, view: { ...open, refusals } };

  if (!hasSecret) {
    const robot = await checkRobot({ page: form.page, request, network, text, contentHash: formHash(sent) });
    if (robot && robot !== 'again') return { ...robot, view: { ...open, ...robot.view } };
  }
  try {
    const sentAt = new Date().toISOString();
    const key = crypto.randomUUID();
    const delivery = consents
      ? { key, sentAt, consent: consentEdition(locale, ['consent'], 'register') }
      : undefined;
    await askBackend(locale, form.call, validated.request as never, { delivery });
    return { status: 200, view: done };
  } catch (error) {
    if (error instanceof BackendError) {
      const refused = refusedFields(form, error.body);
      if (Object.keys(refused).length > 0) return { status: 422, view: { ...open, refusals: refused } };
      const { retry_after: wait } = (error.body ?? {}) as { retry_after?: number };
      if (error.status === 429) return { status: 429, wait, view: { ...open, problem: 'tooMany', wait } };
    }
    reportError(error, { call: form.call.path, locale });
    return { status: 503, view: { ...open, problem: 'notSent' } };
  }
}
