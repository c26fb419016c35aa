import { isDiallingCode } from './dialling-codes.ts';
import {
  countryOf,
  OTHER_COUNTRY,
  PHONE_COUNTRIES,
  type PhoneCountry,
  type PhoneCountryCode,
} from './phone-countries.ts';

type Country = PhoneCountry & { code: PhoneCountryCode };

/** National trunk prefixes: 8 in Russia, Kazakhstan (decision 48) and Turkmenistan, 80 in Belarus, 0 in most others. */
const TRUNK: Readonly<Record<string, string>> = {
  ru: '8',
  kz: '8',
  tm: '8',
  by: '80',
  usa: '',
  tj: '',
  other: '',
};

/** Numbers as they are dialled at home, 80 or 8 first: those of no other country have these eleven digits. */
const AT_HOME: readonly [RegExp, PhoneCountryCode][] = [
  [/^80\d{9}$/, 'by'],
  [/^8\d{10}$/, 'ru'],
];

/** Minimum digits of an international number, including its country calling code. */
const SHORTEST = 7;

/** The result of reading a number. */
export interface PhoneReading {
  /** The chosen country; another one when the number begins with its calling code (decision 80). */
  country: PhoneCountryCode;
  /** All digits after the country calling code; for another country, including the code. */
  digits: string;
  /** Number of missing digits, and of digits too many. */
  missing: number;
  surplus: number;
  /** Whether it is complete: its length matches its country, or it is valid by E.164. */
  isWhole: boolean;
}

/**
 * Reads a number in any notation: `8 (912) 345-67-89`, `+7 912…`, `912…`. The country is the chosen one unless the
 * number has the calling code of another. Two countries with the same code are never guessed (decision 48).
 * @param code our code of the chosen country.
 */
export function readPhone(code: string, text: string): PhoneReading {
  const chosen = countryOf(code);
  const isInternational = /^[\s(]*(\+|00[1-9])/.test(text);
  const written = isInternational ? text.replace('(0)', '') : text;
  const all = written.replace(/\D/g, '').replace(/^00(?=[1-9])/, '');
  const hasCode = isInternational || chosen === OTHER_COUNTRY;
  const country = hasCode ? countryByCode(chosen, all) : countryByLength(chosen, all);
  const digits = nationalOf(country, all, isInternational || country !== chosen);
  const missing = Math.max(0, country.digits - digits.length);
  const surplus = Math.max(0, digits.length - country.digits);
  const isWhole =
    country === OTHER_COUNTRY
      ? isInternational && digits.length >= SHORTEST && surplus === 0 && isDiallingCode(digits)
      : missing + surplus === 0;
  return { country: country.code, digits, missing, surplus, isWhole };
}

/** The country whose calling code a number begins with; the chosen one while its own code is incomplete. */
function countryByCode(chosen: Country, digits: string): Country {
  if (chosen.dial.startsWith(digits) || (chosen.dial && digits.startsWith(chosen.dial))) return chosen;
  return PHONE_COUNTRIES.find(({ dial }) => digits.startsWith(dial)) ?? OTHER_COUNTRY;
}

/**
 * The chosen country; for too many digits, the country whose calling code and length match, because the plus was
 * omitted, or whose numbers are dialled so at home.
 */
function countryByLength(chosen: Country, digits: string): Country {
  if (nationalOf(chosen, digits, false).length <= chosen.digits) return chosen;
  const isOf = (one: Country) =>
    digits.startsWith(one.dial) && digits.length === one.dial.length + one.digits;
  const [, atHome] = AT_HOME.find(([form]) => form.test(digits)) ?? [];
  return PHONE_COUNTRIES.find((one) => isOf(one) || one.code === atHome) ?? chosen;
}

function nationalOf(country: Country, digits: string, isInternational: boolean): string {
  const { code, dial, digits: length } = country;
  if (isInternational && dial.startsWith(digits)) return '';
  const isLong = digits.length > length;
  const hasCode = digits.startsWith(dial) && (isInternational || isLong);
  const rest = hasCode ? digits.slice(dial.length) : digits;
  const trunk = TRUNK[code] ?? '0';
  return trunk && rest.length > length && rest.startsWith(trunk) ? rest.slice(trunk.length) : rest;
}

/** The digits after the country calling code, at most as many as the country has. */
export function nationalDigits(code: string, text: string): string {
  const { country, digits } = readPhone(code, text);
  return digits.slice(0, countryOf(country).digits);
}

/** A number for storage and calls: plus, country calling code, digits; empty when nothing was typed (§5). */
export function wholePhone(code: string, text: string): string {
  const { country, digits } = readPhone(code, text);
  const { dial, digits: length } = countryOf(country);
  return digits === '' ? '' : `+${dial}${digits.slice(0, length)}`;
}

/** Formats a number in the pattern of its country, also an incomplete one. Empty stays empty. */
export function formatPhone(code: string, text: string): string {
  const { country, digits: all } = readPhone(code, text);
  const digits = [...all];
  if (digits.length === 0) return '';
  let shown = '';
  for (const sign of maskSigns(countryOf(country).mask)) {
    if (digits.length === 0) break;
    shown += sign === '_' ? (digits.shift() ?? '') : sign;
  }
  return shown;
}

/** The characters of a mask, with an underscore for each digit. */
function maskSigns(mask: string): string {
  return mask.replace(/\\0/g, 'o').replace(/0/g, '_').replace(/o/g, '0').replace(/[{}]/g, '');
}
