import { type Consent, consentsOf } from '@tourbillon/domain/contract/consent.ts';
import type { AnyRequestForm } from '@tourbillon/domain/contract/requests/request-form.ts';
import { namesOf } from '@tourbillon/domain/contract/requests/request-form.ts';
import type { RequestView } from '@tourbillon/domain/contract/requests/request-view.ts';
import { reasonText } from '@tourbillon/domain/i18n/reason-text.ts';
import type { MessageKey, Translate } from '@tourbillon/domain/i18n/translate.ts';

/** What a part of a form takes: attributes of the control, its label and what is wrong with it. */
export interface FormField {
  id: string;
  name: string;
  label: string;
  value: string;
  error: string | undefined;
}

/** The id of a field: forms of different kinds may stand on one page. */
export function fieldId(form: AnyRequestForm, name: string): string {
  return `${form.page.slice(1, -1).replaceAll('/', '-')}-${name}`;
}

/** What fields are called where the name that forms share says too little, by the page of the form. */
const OWN_LABELS: Readonly<Record<string, Readonly<Record<string, MessageKey>>>> = {
  '/ticket/': { number: 'requests.field_ticket', city: 'cases.ticketCity' },
  '/appraisal/status/': { number: 'appraisal.statusNumber', contact: 'appraisal.statusContact' },
  '/review/': { message: 'cases.reviewMessage' },
  '/reset-password/': { password: 'signIn.newPasswordLabel' },
  '/appraisal/': { upload: 'requests.field_photos', order: 'requests.field_photos' },
};

/** The fields of a form by name, as it is shown. Labels are `requests.field_{name}`, but for what has one of its own. */
export function formFields(form: AnyRequestForm, view: RequestView, t: Translate) {
  const own = OWN_LABELS[form.page];
  return (name: string, label = own?.[name] ?? (`requests.field_${name}` as MessageKey)): FormField => {
    const reason = view.refusals[name];
    return {
      id: fieldId(form, name),
      name,
      label: t(label),
      value: view.typed[name] ?? '',
      error: reason === undefined ? undefined : reasonText(t, reason),
    };
  };
}

/** What consents are called in a list of mistakes. */
const CONSENT_LABELS: Record<Consent, MessageKey> = {
  consent: 'requests.consentLabel',
  consent_publish: 'requests.consentPublishLabel',
};

/** The list of mistakes over a form, in the order of its fields; consents are the last. */
export function mistakesOf(form: AnyRequestForm, view: RequestView, t: Translate) {
  const field = formFields(form, view, t);
  const consents = consentsOf(form).map((one) => field(one, CONSENT_LABELS[one]));
  const fields = [...namesOf(form).map((name) => field(name)), ...consents];
  return fields.flatMap(({ id, label, error }) => (error ? [{ id, text: `${label}: ${error}` }] : []));
}
