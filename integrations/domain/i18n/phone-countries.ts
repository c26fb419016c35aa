import type { Locale } from './languages.ts';

/** A country whose phones the forms know (§9, decisions 46 to 49). */
export interface PhoneCountry {
  /** Our word for it: value of the select, key of its name in `messages/phones.ts`. */
  code: string;
  /** Dialling code, digits only; empty for a country we do not know, whose code is typed. */
  dial: string;
  /** Digits after the dialling code. */
  digits: number;
  /** Pattern of imask: what stands in braces is typed by itself, a backslash keeps a 0 from being a place. */
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

/** Digits of a number with its dialling code, at most (E.164). */
const WORLD_DIGITS = 15;

/** The last choice of the select: a number of any other country, typed with its code (decision 80). */
export const OTHER_COUNTRY = {
  code: 'other',
  dial: '',
  digits: WORLD_DIGITS,
  mask: `+${'0'.repeat(WORLD_DIGITS)}`,
} as const satisfies PhoneCountry;

/** What the select offers: the twelve countries and any other. */
export const PHONE_CHOICES = [...PHONE_COUNTRIES, OTHER_COUNTRY] as const;

/** Our word for a country. */
export type PhoneCountryCode = (typeof PHONE_CHOICES)[number]['code'];

/** Characters a phone field holds at most (§5). */
export const PHONE_LENGTH = 20;

/** The country a host preselects: its own on ua and uz, Russia elsewhere (§9). */
export function defaultCountry(locale: Locale): PhoneCountryCode {
  return locale === 'ua' || locale === 'uz' ? locale : 'ru';
}

/** The country of a word; Russia, the default, for a word we do not know. */
export function countryOf(code: string): PhoneCountry & { code: PhoneCountryCode } {
  return PHONE_CHOICES.find((country) => country.code === code) ?? PHONE_COUNTRIES[0];
}
