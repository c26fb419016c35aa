import { type Locale, LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import { addNoBreakSpaces } from '@tourbillon/domain/i18n/no-break-spaces.ts';

/** A postal address as it is shown: no line of it ends between a number and its ending, or after a short word. */
export function addressText(address: string, locale: Locale): string {
  return addNoBreakSpaces(address, LOCALE_FACTS[locale].lang);
}
