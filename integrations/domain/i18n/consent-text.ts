import type { Consent } from '../contract/consent.ts';
import type { MessageKey } from './translate.ts';

/** What a form is sent for: something the staff answers, or an account. */
export type Agreement = 'submit' | 'register';

/** The words of a consent: beside its box, or of the sentence under the button where there are no boxes (decision 57). */
export function consentText(consent: Consent, boxed: boolean, agreement: Agreement = 'submit'): MessageKey {
  if (consent === 'consent_publish') return boxed ? 'requests.consentPublish' : 'requests.agreement_publish';
  if (!boxed) return `requests.agreement_${agreement}`;
  return agreement === 'register' ? 'requests.consent_register' : 'requests.consent';
}
