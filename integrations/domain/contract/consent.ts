import type { Locale } from '../i18n/languages.ts';
import type { Reason } from './reasons.ts';

/**
 * Sites where consent to the processing of personal data has its own checkbox, not ticked in advance (decision 57).
 */
const BOXED: readonly Locale[] = ['ru'];

/**
 * Slugs of the text pages that an agreement refers to: the document of the consent, which a box links to (decision
 * 614), and the privacy policy.
 */
export const AGREEMENT_PAGES = {
  consent: 'soglasie-na-obrabotku-dannyh',
  policy: 'politika-konfidentcialnosti',
} as const;

/** The consents of a request form, one for each purpose: processing of the data, and publication. */
export const CONSENTS = ['consent', 'consent_publish'] as const;

export type Consent = (typeof CONSENTS)[number];

/** The consents that a form needs; each site decides how to ask for them. */
export function consentsOf(form: { publishes?: boolean }): readonly Consent[] {
  return form.publishes ? CONSENTS : ['consent'];
}

/** Why a form is refused when a box is not ticked. */
export const CONSENT_REASONS = {
  consent: 'consent_data',
  consent_publish: 'consent_publish',
} as const satisfies Record<Consent, Reason>;

/**
 * Whether a site asks for consent by a checkbox; on the others a sentence under the button explains what sending
 * means.
 */
export function asksConsent(locale: Locale): boolean {
  return BOXED.includes(locale);
}
