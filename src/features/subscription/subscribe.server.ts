import { BackendError } from '#src/platform/errors/backend-error.ts';
import { askBackend } from '#src/backend-client/client.ts';
import { reportError } from '#src/platform/errors/report.ts';
import { checkRobot, formHash } from '#src/submissions/check-robot.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { sentForm } from '#src/platform/http/form-data.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { EMPTY, judgeForm, readForm, refusedFields, type SubscribeView } from './subscribe-view.ts';

/** Data of the page and its HTTP status. */
export interface Submission {
  status: number;
  /** Value of `Retry-After` in seconds, only with 429. */
  wait?: number;
  view: SubscribeView;
}

/** Reads a form that was posted to the page, if there is one, and makes the call. @param network of the client. */
export async function submitSubscription(
  request: Request,
  locale: Locale,
  network: string,
): Promise<Submission> {
  if (request.method !== 'POST') return { status: 200, view: EMPTY };
  const sent = await sentForm(request);
  const { feedback_phone, ...typed } = readForm(sent);
  const open = { ...EMPTY, typed };
  const judged = judgeForm({ ...typed, feedback_phone });
  if (!judged.request) return { status: 422, view: { ...open, errors: judged.errors } };
  // A robot that fills in the honeypot gets the same response as a person (decision 52).
  if (feedback_phone === '') {
    const text = (name: string) => String(sent.get(name) ?? '');
    const robot = await checkRobot({
      page: '/subscribe/',
      request,
      network,
      text,
      contentHash: formHash(sent),
    });
    if (robot && robot !== 'again') return { ...robot, view: { ...open, ...robot.view } };
  }
  try {
    const { data } = await askBackend(locale, CALLS.subscribe, judged.request);
    return { status: 200, view: { ...EMPTY, state: 'sent', hours: data.valid_hours } };
  } catch (error) {
    const errors = error instanceof BackendError ? refusedFields(error.body) : {};
    if (Object.keys(errors).length > 0) return { status: 422, view: { ...open, errors } };
    reportError(error, { call: CALLS.subscribe.path, locale });
    return { status: 503, view: { ...open, problem: 'notSent' } };
  }
}
