import { OTHER_COUNTRY } from '@tourbillon/domain/i18n/phone-countries.ts';
import { nationalDigits, wholePhone } from '@tourbillon/domain/i18n/phone-number.ts';

/**
 * Keeps the digits of a phone field while its country changes: with the keyboard each country on the way to the wanted
 * one is a change, and some have shorter numbers.
 * @returns rewrites the value of the field for a country, from the digits that were typed last.
 */
export function keepDigits(): (code: string, value: string) => string {
  let [typed, written] = ['', ''];
  return (code, value) => {
    // Otherwise the value is the one written last, perhaps with fewer digits than were typed.
    if (value.replace(/[^+\d]/g, '') !== written) typed = nationalDigits(OTHER_COUNTRY.code, value);
    written = wholePhone(code, typed);
    return written;
  };
}
