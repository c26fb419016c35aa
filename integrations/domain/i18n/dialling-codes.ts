/**
 * Country calling codes in use, by ITU-T E.164 (annex to Operational Bulletin 1114): the start of an international
 * number.
 */
const CODES = new RegExp(
  `^(?:${[
    '1|7',
    '2(?:0|7|1[1-368]|[2346]\\d|5[0-8]|9[01789])',
    '3(?:[0-469]|5\\d|7\\d|8[0-35-79])',
    '4(?:[013-9]|2[013])',
    '5(?:[1-8]|0\\d|9\\d)',
    '6(?:[0-6]|7[02-9]|8[0-35-9]|9[0-2])',
    '8(?:[1246]|0[08]|5[02356]|70|78|8[0-368])',
    '9(?:[0-58]|6[0-8]|7[0-79]|9[2-68])',
  ].join('|')})`,
);

/** Whether digits begin with a country calling code. */
export function isDiallingCode(digits: string): boolean {
  return CODES.test(digits);
}
