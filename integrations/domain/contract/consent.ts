import type { Locale } from '../i18n/languages.ts';
import type { Reason } from './reasons.ts';

/** Where consent to the processing of personal data has a box of its own, which nobody ticks for the visitor (decision 57). */
const BOXED: readonly Locale[] = ['ru'];

/** The boxes of a form of a request, a purpose each: that its data are processed, and that it is published. */
export const CONSENTS = ['consent', 'consent_publish'] as const;

export type Consent = (typeof CONSENTS)[number];

/** The consents that a form needs; how they are asked for is a matter of the site. */
export function consentsOf(form: { publishes?: boolean }): readonly Consent[] {
  return form.publishes ? CONSENTS : ['consent'];
}

/** What is said where a box is not ticked. */
export const CONSENT_REASONS = {
  consent: 'consent_data',
  consent_publish: 'consent_publish',
} as const satisfies Record<Consent, Reason>;

/** Whether a site asks for consent by a box; elsewhere the sentence under the button says what sending means. */
export function asksConsent(locale: Locale): boolean {
  return BOXED.includes(locale);
}
