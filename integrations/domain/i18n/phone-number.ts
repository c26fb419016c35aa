import { isDiallingCode } from './dialling-codes.ts';
import {
  countryOf,
  OTHER_COUNTRY,
  PHONE_COUNTRIES,
  type PhoneCountry,
  type PhoneCountryCode,
} from './phone-countries.ts';

type Country = PhoneCountry & { code: PhoneCountryCode };

/**
 * What people dial before a number inside their country: an 8 in Russia and Kazakhstan (decision 48), 80 in
 * Belarus, a 0 in most others.
 */
const TRUNK: Readonly<Record<string, string>> = { ru: '8', kz: '8', by: '80', usa: '', tj: '', other: '' };

/** Digits of the shortest number that can be called from abroad, its dialling code included. */
const SHORTEST = 7;

/** A number as it is understood. */
export interface PhoneReading {
  /** The chosen country; another one where the number is written with the code of that (decision 80). */
  country: PhoneCountryCode;
  /** All digits after the dialling code; of a country we do not know, with it. */
  digits: string;
  /** Digits that the number lacks, and that it has too many. */
  missing: number;
  surplus: number;
  /** Whether it can be called: as long as the numbers of its country are, or valid by E.164. */
  isWhole: boolean;
}

/**
 * Reads a number written in any shape: `8 (912) 345-67-89`, `+7 912…`, `912…`. The country is the chosen one unless the
 * number has the code of another; which of two countries with one code it is of is never guessed (decision 48).
 * @param code our word for the chosen country.
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

/** The country whose code a number begins with; the chosen one while its own code is not all there. */
function countryByCode(chosen: Country, digits: string): Country {
  if (chosen.dial.startsWith(digits) || (chosen.dial && digits.startsWith(chosen.dial))) return chosen;
  return PHONE_COUNTRIES.find(({ dial }) => digits.startsWith(dial)) ?? OTHER_COUNTRY;
}

/** The chosen country; for more digits than it has, the one whose code and length they are: its plus was left out. */
function countryByLength(chosen: Country, digits: string): Country {
  if (nationalOf(chosen, digits, false).length <= chosen.digits) return chosen;
  const isOf = (one: Country) =>
    digits.startsWith(one.dial) && digits.length === one.dial.length + one.digits;
  return PHONE_COUNTRIES.find(isOf) ?? chosen;
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

/** The digits after the dialling code, as many as the country has. */
export function nationalDigits(code: string, text: string): string {
  const { country, digits } = readPhone(code, text);
  return digits.slice(0, countryOf(country).digits);
}

/** A number as it is stored and sent: plus, dialling code, digits; empty when nothing was typed (§5). */
export function wholePhone(code: string, text: string): string {
  const { country, digits } = readPhone(code, text);
  const { dial, digits: length } = countryOf(country);
  return digits === '' ? '' : `+${dial}${digits.slice(0, length)}`;
}

/** A number in the shape of its country: as many digits as there are. Empty stays empty. */
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

/** The signs of a mask, with a low line for each place of a digit. */
function maskSigns(mask: string): string {
  return mask.replace(/\\0/g, 'o').replace(/0/g, '_').replace(/o/g, '0').replace(/[{}]/g, '');
}
