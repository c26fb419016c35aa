import { OTHER_COUNTRY } from '@tourbillon/domain/i18n/phone-countries.ts';
import { formatPhone, readPhone } from '@tourbillon/domain/i18n/phone-number.ts';

/**
 * The country of a stored number, `+79123456789`, by its dialling code. Two countries with the same number format
 * share +7; the first one is used (decision 48: nothing is guessed of a number that is typed).
 */
export function countryOfStored(phone: string) {
  return readPhone(OTHER_COUNTRY.code, phone).country;
}

/** A stored number in the format of its country; an incomplete or empty one is unchanged. */
export function shownPhone(phone: string): string {
  const { code } = OTHER_COUNTRY;
  return readPhone(code, phone).isWhole ? formatPhone(code, phone) : phone;
}
