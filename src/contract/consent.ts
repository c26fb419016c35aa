import type { Locale } from '../i18n/languages.ts';

/** Where consent to the processing of personal data has a box of its own, which nobody ticks for the visitor (decision 57). */
const BOXED: readonly Locale[] = ['ru'];

/** Whether a site asks for consent by a box; elsewhere the sentence under the button says what sending means. */
export function asksConsent(locale: Locale): boolean {
  return BOXED.includes(locale);
}
