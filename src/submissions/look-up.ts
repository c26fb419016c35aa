import type { AstroGlobal } from 'astro';
import type { LOOK_UPS } from '@tourbillon/domain/contract/requests/look-ups.ts';
import { validateRequest, fieldNames } from '@tourbillon/domain/contract/requests/request-form.ts';
import type { RequestView } from '@tourbillon/domain/contract/requests/request-view.ts';
import { visitorHeaders, workDemanded } from '@tourbillon/domain/contract/visitor-headers.ts';
import { sentForm } from '../platform/http/form-data.ts';
import { cacheFor } from '../page-cache/lifetimes.ts';
import { BackendError } from '../platform/errors/backend-error.ts';
import { askBackend } from '../backend-client/client.ts';
import { reportError } from '../platform/errors/report.ts';
import { type RobotRefusal, formHash } from './check-robot.ts';
import { demandWork, provenWork } from './proven-work.ts';
import { openedForm } from './submit-request.ts';

type LookUp = (typeof LOOK_UPS)[keyof typeof LOOK_UPS];

/**
 * Handles the page of a look-up: shows the result, or that nothing was found. Nothing is stored. The response is the
 * same for an existing number with wrong details as for an unknown number. The backend counts look-ups without a
 * result, separately by kind (decisions 15 and 83); successful ones do not count.
 */
export async function openLookUp(astro: AstroGlobal, form: LookUp): Promise<RequestView> {
  const { request, locals, response } = astro;
  if (request.method !== 'POST') {
    astro.cache.set(cacheFor.lookUp());
    // Numbers and phones must not be in an address, so they are not read from the query.
    return openedForm(form, new URLSearchParams());
  }
  const sent = await sentForm(request);
  const text = (name: string) => {
    const value = sent.get(name);
    return typeof value === 'string' ? value : '';
  };
  const typed = Object.fromEntries(fieldNames(form).map((name) => [name, text(name)]));
  const open: RequestView = { state: 'open', typed, refusals: {}, consented: [] };
  const validated = validateRequest(form, typed, { city: '' });
  if (validated.refusals) {
    response.status = 422;
    return { ...open, refusals: validated.refusals };
  }
  const posted = {
    page: form.page,
    request,
    network: astro.clientAddress,
    text,
    contentHash: formHash(sent),
  };
  const refuse = ({ status, wait, view }: RobotRefusal): RequestView => {
    response.status = status;
    if (wait) response.headers.set('Retry-After', String(wait));
    return { ...open, ...view };
  };
  const { work, refusal } = await provenWork(posted);
  if (refusal) return refuse(refusal);
  try {
    const headers = visitorHeaders({ work });
    const { data } = await askBackend(locals.locale, form.call, validated.request as never, { headers });
    if (data) return { ...open, state: 'sent', typed: {}, found: data };
    response.status = 422;
    return { ...open, problem: 'notFound' };
  } catch (error) {
    if (error instanceof BackendError) {
      const demanded = workDemanded(error.status, error.body);
      if (demanded) return refuse(demandWork(posted, demanded));
      const { retry_after: seconds } = (error.body ?? {}) as { retry_after?: number };
      if (error.status === 429)
        return refuse({ status: 429, wait: seconds, view: { problem: 'tooMany', wait: seconds } });
    }
    reportError(error, { call: form.call.path, locale: locals.locale });
    return refuse({ status: 503, view: { problem: 'notAsked' } });
  }
}
