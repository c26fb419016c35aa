import {
  countryOf,
  PHONE_COUNTRIES,
  type PhoneCountryCode,
} from '@tourbillon/domain/i18n/phone-countries.ts';
import { formatPhone } from '@tourbillon/domain/i18n/phone-number.ts';

/** A stored number as the form has it: its country and the digits after the dialling code. */
export interface PhoneParts {
  country: PhoneCountryCode | undefined;
  number: string;
}

/**
 * The country of a stored number, `+79123456789`: the one with the longest dialling code that fits. +7 stands for two
 * countries of one shape; the first of them serves (decision 48: nothing is guessed of a number that is typed).
 */
export function phoneParts(phone: string): PhoneParts {
  const digits = phone.replace(/\D/g, '');
  const [found] = PHONE_COUNTRIES.filter(({ dial }) => digits.startsWith(dial)).sort(
    (a, b) => b.dial.length - a.dial.length,
  );
  return found
    ? { country: found.code, number: digits.slice(found.dial.length) }
    : { country: undefined, number: digits };
}

/** A stored number in the shape of its country; empty stays empty. */
export function shownPhone(phone: string): string {
  const { country, number } = phoneParts(phone);
  if (number === '' || !country) return phone;
  return number.length === countryOf(country).digits ? formatPhone(country, number) : phone;
}
