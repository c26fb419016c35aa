/** Why a number is not a valid GTIN. */
export type GtinFault = 'shape' | 'check_digit' | 'not_global';

/**
 * GTIN-13 prefixes that are valid only inside one shop: restricted circulation and coupons (GS1 General
 * Specifications, 1.4). A UPC is a GTIN-13 with a zero in front.
 */
const NOT_GLOBAL = /^(?:2|02|04|05|98|99)/;

/**
 * Checks a Global Trade Item Number: EAN-8, UPC-A (12 digits), EAN-13 or GTIN-14.
 * @returns undefined for a valid one.
 */
export function gtinFault(gtin: string): GtinFault | undefined {
  if (!/^(?:\d{8}|\d{12,14})$/.test(gtin)) return 'shape';
  const digits = gtin.padStart(14, '0');
  // Weights are 3 and 1 in turn, 1 for the check digit. The weighted sum is a multiple of ten (GS1, 7.9).
  const sum = [...digits].reduce((all, digit, at) => all + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  if (sum % 10 !== 0) return 'check_digit';
  const isGlobal = gtin.length === 8 ? !/^[02]/.test(gtin) : !NOT_GLOBAL.test(digits.slice(1));
  return isGlobal ? undefined : 'not_global';
}
