import type { Locale } from './languages.ts';

/** A country in the phone field of forms (§9, decisions 46 to 49). */
export interface PhoneCountry {
  /** Our code of the country: value of the select, and key of its name in `messages/phone-countries.ts`. */
  code: string;
  /** Country calling code, digits only; empty for other countries, whose code the visitor types. */
  dial: string;
  /** Number of digits after the country calling code. */
  digits: number;
  /** Pattern of imask: text in braces is inserted automatically; a backslash makes a 0 literal, not a placeholder. */
  mask: string;
}

/** Twelve countries in the order of the select. */
export const PHONE_COUNTRIES = [
  { code: 'ru', dial: '7', digits: 10, mask: '+{7} (000) 000-00-00' },
  { code: 'usa', dial: '1', digits: 10, mask: '+{1} (000) 000-0000' },
  { code: 'ua', dial: '380', digits: 9, mask: '+{38\\0} (00) 000-00-00' },
  { code: 'uz', dial: '998', digits: 9, mask: '+{998} (00) 000-00-00' },
  { code: 'az', dial: '994', digits: 9, mask: '+{994} (00) 000-00-00' },
  { code: 'am', dial: '374', digits: 8, mask: '+{374} (00) 000-000' },
  { code: 'by', dial: '375', digits: 9, mask: '+{375} (00) 000-00-00' },
  { code: 'kz', dial: '7', digits: 10, mask: '+{7} (000) 000-00-00' },
  { code: 'kg', dial: '996', digits: 9, mask: '+{996} (000) 000-000' },
  { code: 'md', dial: '373', digits: 8, mask: '+{373} (000) 00-000' },
  { code: 'tj', dial: '992', digits: 9, mask: '+{992} (00) 000-00-00' },
  { code: 'tm', dial: '993', digits: 8, mask: '+{993} (00) 000-000' },
] as const satisfies readonly PhoneCountry[];

/** Maximum digits of a number with its country calling code (E.164). */
const WORLD_DIGITS = 15;

/** The last option of the select: a number of any other country, typed with its calling code (decision 80). */
export const OTHER_COUNTRY = {
  code: 'other',
  dial: '',
  digits: WORLD_DIGITS,
  mask: `+${'0'.repeat(WORLD_DIGITS)}`,
} as const satisfies PhoneCountry;

/** Options of the select: the twelve countries and any other. */
export const PHONE_CHOICES = [...PHONE_COUNTRIES, OTHER_COUNTRY] as const;

/** Our code of a country. */
export type PhoneCountryCode = (typeof PHONE_CHOICES)[number]['code'];

/** Maximum characters of a phone field (§5). */
export const PHONE_LENGTH = 20;

/** The preselected country of a host: its own on ua and uz, Russia elsewhere (§9). */
export function defaultCountry(locale: Locale): PhoneCountryCode {
  return locale === 'ua' || locale === 'uz' ? locale : 'ru';
}

/** The country of a code; Russia, the default, for an unknown code. */
export function countryOf(code: string): PhoneCountry & { code: PhoneCountryCode } {
  return PHONE_CHOICES.find((country) => country.code === code) ?? PHONE_COUNTRIES[0];
}
