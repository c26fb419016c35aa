import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/** Language the staff reads in. */
export const STAFF_LOCALE: Locale = 'ru';
