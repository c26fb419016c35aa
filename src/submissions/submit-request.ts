import { createHash } from 'node:crypto';
import { bearerToken } from '@tourbillon/domain/contract/account/account-token.ts';
import {
  asksConsent,
  CONSENT_REASONS,
  type Consent,
  consentsOf,
} from '@tourbillon/domain/contract/consent.ts';
import type { SentPhoto } from '@tourbillon/domain/contract/photos.ts';
import { CITY_UNKNOWN } from '@tourbillon/domain/contract/requests/unknown-city.ts';
import { REQUEST_CALLS, type RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import {
  type AnyRequestForm,
  validateRequest,
  fieldNames,
  type Refusals,
} from '@tourbillon/domain/contract/requests/request-form.ts';
import type { RequestView } from '@tourbillon/domain/contract/requests/request-view.ts';
import { sentForm } from '../platform/http/form-data.ts';
import { requestNumber } from '@tourbillon/domain/business/request-number.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { type Agreement, consentText } from '@tourbillon/domain/i18n/consent-text.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { cookieValue } from '../cookies/cookies.ts';
import { defaultCity } from '../backend-client/default-city.ts';
import { CITY_COOKIE } from '../cookies/current-city.ts';
import { TooBusy } from '../platform/slots.ts';
import { QuotaExceeded } from '../uploads/quota.ts';
import { BackendError } from '../platform/errors/backend-error.ts';
import { visitorNetworks } from '../backend-client/visitor-networks.ts';
import { reportError } from '../platform/errors/report.ts';
import { amountRefusal, amountTermsOf } from './amount-terms.ts';
import { checkRobot, formHash } from './check-robot.ts';
import { contactWait } from './contact-limit.ts';
import { theDeliveryWorker } from './delivery-worker.ts';
import { requestKey } from './request-key.ts';
import { FormPhotos, noRoomProblem, photoRefusal, storageProblem } from './form-photos.ts';

/** The response of a page to a form. */
export interface Submission {
  status: number;
  view: RequestView;
  /** Seconds to wait, with 429. */
  wait?: number;
}

/**
 * Handles a form sent to its page: validation, robot check, limits. The request is stored durably before the sender
 * gets a confirmation. Also handles opening the page.
 * @param network of the sender; empty for a page that was only opened.
 */
export async function submitRequest(
  form: AnyRequestForm,
  request: Request,
  locale: Locale,
  network: string,
): Promise<Submission> {
  const url = new URL(request.url);
  if (request.method !== 'POST') return { status: 200, view: openedForm(form, url.searchParams) };
  const sent = await sentForm(request);
  const text = (name: string) => {
    const value = sent.get(name);
    return typeof value === 'string' ? value : '';
  };
  // A robot gets the same response as a person (decision 52).
  if (text('feedback_phone') !== '') return { status: 200, view: DONE };

  const typed = Object.fromEntries(fieldNames(form).map((name) => [name, text(name)]));
  const given = consentsOf(form).filter((one) => sent.has(one));
  const open: RequestView = { state: 'open', typed, refusals: {}, consented: given };
  const photos = form.photos ? new FormPhotos(typed) : undefined;
  if (photos) open.photos = await photos.list();
  const unkept = storageProblem(text('unkept_photo'));
  if (unkept) return { ...unkept, view: { ...open, problem: unkept.problem } };
  const chosen = chosenCity(request);
  const city = chosen ?? ((await defaultCity(locale)) || CITY_UNKNOWN);
  const terms = 'amount' in (form.fields as object) ? await amountTermsOf(locale) : undefined;
  const validate = () => validateRequest(form, typed, { city, photos: open.photos, amount: terms });
  let validated = validate();
  const refusals: Refusals = { ...validated.refusals };
  if (terms && (refusals.amount === 'amount' || refusals.amount === 'value'))
    refusals.amount = amountRefusal(refusals.amount, terms, locale);
  const refusedPhoto = open.photos && photoRefusal(open.photos, text('refused_photo'));
  if (refusedPhoto) refusals.photos = refusedPhoto;
  if (asksConsent(locale)) {
    for (const one of consentsOf(form)) if (!given.includes(one)) refusals[one] = CONSENT_REASONS[one];
  }
  if (validated.refusals || Object.keys(refusals).length > 0)
    return { status: 422, view: { ...open, refusals } };

  let isAgain = false;
  if (!(await photos?.isAnswered())) {
    const robot = await checkRobot({ page: form.page, request, network, text, contentHash: formHash(sent) });
    isAgain = robot === 'again';
    if (robot && robot !== 'again') return { ...robot, view: { ...open, ...robot.view } };
  }
  // A second click sends the same request with the same key, so it is not counted.
  const wait = isAgain ? 0 : await contactWait(validated.request);
  if (wait > 0) return { status: 429, wait, view: { ...open, problem: 'tooMany', wait } };

  if (photos) {
    // The robot check has passed, so photographs sent without scripts are decoded now.
    const refused = await photos.admit(text('robot') === '').catch(notSent(form, locale));
    open.photos = await photos.list();
    if (refused === 'notSent' || refused === 'decoderBusy') {
      return { status: 503, wait: RETRY_AFTER_SECONDS, view: { ...open, problem: refused } };
    }
    if (refused) return { status: 422, view: { ...open, refusals: { photos: refused } } };
    validated = validate();
    if (validated.refusals) return { status: 422, view: { ...open, refusals: validated.refusals } };
  }

  const call = callName(form);
  const sentAt = new Date().toISOString();
  const opening = text('key') || sentAt.slice(0, 10);
  const key = requestKey(
    [call, locale, opening],
    { ...validated.request, ...likeness(open.photos) },
    { city, chosen },
  );
  try {
    const session = sessionOf(request.headers.get('authorization'));
    const delivery = { key, sentAt, consent: consentEdition(locale, consentsOf(form)), session };
    const lead = { call, locale, request: validated.request, delivery, networks: visitorNetworks() };
    if (photos) {
      await theDeliveryWorker().takeLater({ ...lead, upload: typed.upload });
      await photos.use();
      return { status: 200, view: { ...DONE, acceptance: { number: requestNumber(key) } } };
    }
    const acceptance = await theDeliveryWorker().take(lead);
    return { status: 200, view: { ...DONE, acceptance } };
  } catch (error) {
    const refused = error instanceof BackendError ? refusedFields(form, error.body) : {};
    if (Object.keys(refused).length > 0) return { status: 422, view: { ...open, refusals: refused } };
    if (error instanceof QuotaExceeded) {
      const full = noRoomProblem(error);
      return { ...full, view: { ...open, problem: full.problem } };
    }
    return { status: 503, view: { ...open, problem: notSent(form, locale)(error) } };
  }
}

/** Seconds after which a form that could not be sent should be retried. */
const RETRY_AFTER_SECONDS = 5;

/** Reports an error and returns the message for the form. A full decoding queue is not an error. */
function notSent(form: AnyRequestForm, locale: Locale) {
  return (error: unknown): 'notSent' | 'decoderBusy' => {
    if (error instanceof TooBusy) return 'decoderBusy';
    reportError(error, { call: form.call.path, locale });
    return 'notSent';
  };
}

const DONE: RequestView = { state: 'sent', typed: {}, refusals: {}, consented: [] };

/** A form before any input. The query may fill in some fields. */
export function openedForm(form: AnyRequestForm, query: URLSearchParams): RequestView {
  const typed = Object.fromEntries(fieldNames(form).map((name) => [name, query.get(name) ?? '']));
  return { state: 'open', typed, refusals: {}, consented: [] };
}

/** The hash by which the backend knows the sender's session. Undefined if not logged in. */
function sessionOf(authorization: string | null): string | undefined {
  const token = bearerToken(authorization);
  return token && createHash('sha256').update(token).digest('hex');
}

function chosenCity(request: Request): string | undefined {
  const chosen = cookieValue(request.headers.get('cookie') ?? '', CITY_COOKIE);
  return chosen && /^[a-z0-9][a-z0-9-]{0,59}$/.test(chosen) ? chosen : undefined;
}

function callName(form: AnyRequestForm): RequestCallName {
  const names = Object.keys(REQUEST_CALLS) as RequestCallName[];
  const name = names.find((one) => REQUEST_CALLS[one] === form.call);
  if (!name) throw new Error(`${form.page} makes no call of REQUEST_CALLS`);
  return name;
}

/** What identifies files. Files sent again have other ids on our disk, but count as the same. */
function likeness(photos: SentPhoto[] | undefined) {
  return photos && { 'photos[]': photos.map(({ name, type, bytes }) => [name, type, bytes]) };
}

/** A hash of the consent texts that a site shows with a form. It changes with the texts. */
export function consentEdition(locale: Locale, consents: readonly Consent[], agreement?: Agreement): string {
  const t = translator(locale);
  const boxed = asksConsent(locale);
  const words = consents.map((one) => t(consentText(one, boxed, agreement)));
  return `${locale}-${createHash('sha256').update(words.join('\n')).digest('hex').slice(0, 12)}`;
}

/** The backend's first reason for each field of the form (§5). */
export function refusedFields(form: AnyRequestForm, body: unknown): Refusals {
  const errors = (body as { errors?: Record<string, unknown> } | undefined)?.errors ?? {};
  return Object.fromEntries(
    fieldNames(form).flatMap((name) => {
      const reason = [errors[name]].flat()[0];
      return typeof reason === 'string' ? [[name, reason]] : [];
    }),
  );
}
