import { describe, expect, it } from 'vitest';
import { type GtinFault, gtinFault } from './gtin.ts';

describe('D242 a GTIN', () => {
  it.each<[string, string, GtinFault | undefined]>([
    ['EAN-13, the example of GS1', '6291041500213', undefined],
    ['EAN-8', '40170725', undefined],
    ['UPC-A', '036000291452', undefined],
    ['the same as EAN-13', '0036000291452', undefined],
    ['GTIN-14', '10614141000415', undefined],
    ['one digit another', '6291041500214', 'check_digit'],
    ['two digits changed for each other', '6291045100213', 'check_digit'],
    ['an EAN-8 with a wrong check digit', '40170724', 'check_digit'],
    ['eleven digits', '62910415002', 'shape'],
    ['fifteen digits', '106141410004155', 'shape'],
    ['letters', '629104150021X', 'shape'],
    ['blanks', '6291041 500213', 'shape'],
    ['digits of another script', '٦٢٩١٠٤١٥٠٠٢١٣', 'shape'],
    ['nothing', '', 'shape'],
    ['a number of the shop itself', '2012345678903', 'not_global'],
    ['a UPC of the shop itself', '212345678992', 'not_global'],
    ['a coupon', '9912345678909', 'not_global'],
    ['a short number of the shop itself', '20123451', 'not_global'],
    ['nothing but noughts', '00000000', 'not_global'],
  ])('%s: %s', (_, gtin, fault) => {
    expect(gtinFault(gtin)).toBe(fault);
  });
});
