import { OTHER_COUNTRY } from '@tourbillon/domain/i18n/phone-countries.ts';
import { formatPhone, readPhone } from '@tourbillon/domain/i18n/phone-number.ts';

/**
 * The country of a stored number, `+79123456789`: the one whose dialling code it has. +7 stands for two countries of one
 * shape; the first of them serves (decision 48: nothing is guessed of a number that is typed).
 */
export function countryOfStored(phone: string) {
  return readPhone(OTHER_COUNTRY.code, phone).country;
}

/** A stored number in the shape of its country; one that is not whole stays as it is, and so does none. */
export function shownPhone(phone: string): string {
  const { code } = OTHER_COUNTRY;
  return readPhone(code, phone).isWhole ? formatPhone(code, phone) : phone;
}
