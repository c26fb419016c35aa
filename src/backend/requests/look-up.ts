import type { AstroGlobal } from 'astro';
import type { LOOK_UPS } from '../../contract/requests/look-ups.ts';
import { judgeRequest, namesOf } from '../../contract/requests/request-form.ts';
import type { RequestView } from '../../contract/requests/request-view.ts';
import { sentForm } from '../../http/sent-form.ts';
import { cacheFor } from '../../publishing/cache.ts';
import { askBackend } from '../client.ts';
import { reportError } from '../report.ts';
import { LookUpLimit } from './look-up-limit.ts';
import { openedForm } from './submit.ts';

type LookUp = (typeof LOOK_UPS)[keyof typeof LOOK_UPS];

const limit = new LookUpLimit();

/**
 * What the page of a look-up shows: what was found, or that nothing is. Nothing is kept of it, and the answer says no
 * more of a number that exists than of one that does not.
 */
export async function openLookUp(astro: AstroGlobal, form: LookUp): Promise<RequestView> {
  const { request, locals, response } = astro;
  if (request.method !== 'POST') {
    astro.cache.set(cacheFor.lookUp());
    // Numbers and phones have no place in an address, and are not read from there.
    return openedForm(form, new URLSearchParams());
  }
  const sent = await sentForm(request);
  const typed = Object.fromEntries(
    namesOf(form).map((name) => {
      const value = sent.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  );
  const open: RequestView = { state: 'open', typed, refusals: {}, consented: [] };
  const judged = judgeRequest(form, typed, { city: '' });
  if (judged.refusals) {
    response.status = 422;
    return { ...open, refusals: judged.refusals };
  }
  const wait = await limit.wait(astro.clientAddress, `${form.page} ${String(judged.request.number)}`);
  if (wait > 0) {
    response.status = 429;
    response.headers.set('Retry-After', String(wait));
    return { ...open, problem: 'tooMany', wait };
  }
  try {
    const { data } = await askBackend(locals.locale, form.call, judged.request as never);
    if (data) return { ...open, state: 'sent', typed: {}, found: data };
    response.status = 422;
    return { ...open, problem: 'notFound' };
  } catch (error) {
    reportError(error, { call: form.call.path, locale: locals.locale });
    response.status = 503;
    return { ...open, problem: 'notAsked' };
  }
}
