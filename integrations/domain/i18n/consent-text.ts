import type { Consent } from '../contract/consent.ts';
import type { MessageKey } from './translate.ts';

/** The kind of form: a request to the staff, or a registration. */
export type Agreement = 'submit' | 'register';

/**
 * The text of a consent: beside its checkbox, or in the sentence under the button on sites without checkboxes
 * (decision 57).
 */
export function consentText(consent: Consent, boxed: boolean, agreement: Agreement = 'submit'): MessageKey {
  if (consent === 'consent_publish') return boxed ? 'requests.consentPublish' : 'requests.agreement_publish';
  if (!boxed) return `requests.agreement_${agreement}`;
  return agreement === 'register' ? 'requests.consent_register' : 'requests.consent';
}
