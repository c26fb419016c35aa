import { type Consent, consentsOf } from '@tourbillon/domain/contract/consent.ts';
import type { AnyRequestForm } from '@tourbillon/domain/contract/requests/request-form.ts';
import { fieldNames } from '@tourbillon/domain/contract/requests/request-form.ts';
import type { RequestView } from '@tourbillon/domain/contract/requests/request-view.ts';
import { reasonText } from '@tourbillon/domain/i18n/reason-text.ts';
import type { MessageKey, Translate } from '@tourbillon/domain/i18n/translate.ts';

/** Props of a field: attributes of the control, label and error. */
export interface FormField {
  id: string;
  name: string;
  label: string;
  value: string;
  error: string | undefined;
}

/** The id of a field; it contains the form's path, because a page can have several forms. */
export function fieldId(form: AnyRequestForm, name: string): string {
  return `${form.page.slice(1, -1).replaceAll('/', '-')}-${name}`;
}

/** Labels for fields whose shared label is too general, by the page of the form. */
const OWN_LABELS: Readonly<Record<string, Readonly<Record<string, MessageKey>>>> = {
  '/ticket/': { number: 'requests.field_ticket', city: 'cases.ticketCity' },
  '/appraisal/status/': { number: 'appraisal.statusNumber', contact: 'appraisal.statusContact' },
  '/review/': { message: 'cases.reviewMessage' },
  '/reset-password/': { password: 'signIn.newPasswordLabel' },
  '/appraisal/': { upload: 'requests.field_photos', order: 'requests.field_photos' },
};

/**
 * Returns a function that builds the props of a field by its name. Labels are `requests.field_{name}`, except for
 * those in `OWN_LABELS`.
 */
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

/** Labels of consents in the error summary. */
const CONSENT_LABELS: Record<Consent, MessageKey> = {
  consent: 'requests.consentLabel',
  consent_publish: 'requests.consentPublishLabel',
};

/** The errors for the summary, in the order of the fields; consents are last. */
export function mistakesOf(form: AnyRequestForm, view: RequestView, t: Translate) {
  const field = formFields(form, view, t);
  const consents = consentsOf(form).map((one) => field(one, CONSENT_LABELS[one]));
  const fields = [...fieldNames(form).map((name) => field(name)), ...consents];
  return fields.flatMap(({ id, label, error }) => (error ? [{ id, text: `${label}: ${error}` }] : []));
}
