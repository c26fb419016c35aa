import type { Consent } from '../contract/consent.ts';
import type { MessageKey } from './translate.ts';

/** The words of a consent: beside its box, or of the sentence under the button where there are no boxes (decision 57). */
export function consentText(consent: Consent, boxed: boolean): MessageKey {
  if (consent === 'consent') return boxed ? 'requests.consent' : 'requests.agreement_submit';
  return boxed ? 'requests.consentPublish' : 'requests.agreement_publish';
}
