import { countryOf, type PhoneCountry } from './phone-countries.ts';

/**
 * What people dial before a number inside their country: an 8 in Russia and Kazakhstan (decision 48), 80 in
 * Belarus, a 0 in most others.
 */
const TRUNK: Readonly<Record<string, string>> = { ru: '8', kz: '8', by: '80', usa: '', tj: '' };

/**
 * The digits after the dialling code out of a number written in any shape: `8 (912) 345-67-89`, `+7 912…`, `912…`.
 * The country is chosen by the visitor and never guessed from the number (decision 48).
 */
export function nationalDigits(code: string, text: string): string {
  const country = countryOf(code);
  const digits = text.replace(/\D/g, '').replace(/^00(?=[1-9])/, '');
  const international = text.trim().startsWith('+') || /^\s*00[1-9]/.test(text);
  return withoutPrefix(country, digits, international).slice(0, country.digits);
}

function withoutPrefix(country: PhoneCountry, digits: string, international: boolean): string {
  const { code, dial, digits: length } = country;
  const isLong = digits.length > length;
  if (digits.startsWith(dial) && (international || isLong)) return digits.slice(dial.length);
  const trunk = TRUNK[code] ?? '0';
  if (trunk && isLong && digits.startsWith(trunk)) return digits.slice(trunk.length);
  return digits;
}

/** A number as it is stored and sent: plus, dialling code, digits; empty when nothing was typed (§5). */
export function wholePhone(code: string, text: string): string {
  const digits = nationalDigits(code, text);
  return digits === '' ? '' : `+${countryOf(code).dial}${digits}`;
}

/** A number in the shape of its country: as many digits as there are. Empty stays empty. */
export function formatPhone(code: string, text: string): string {
  const digits = [...nationalDigits(code, text)];
  if (digits.length === 0) return '';
  let shown = '';
  for (const sign of maskSigns(countryOf(code).mask)) {
    if (digits.length === 0) break;
    shown += sign === '_' ? (digits.shift() ?? '') : sign;
  }
  return shown;
}

/** The signs of a mask, with a low line for each place of a digit. */
function maskSigns(mask: string): string {
  return mask.replace(/\\0/g, 'o').replace(/0/g, '_').replace(/o/g, '0').replace(/[{}]/g, '');
}
