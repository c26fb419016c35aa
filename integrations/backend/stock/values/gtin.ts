import { type GtinFault, gtinFault } from '@tourbillon/domain/business/gtin.ts';
import { Mistake, quoted } from '../mistake.ts';

const FAULTS: Readonly<Record<GtinFault, string>> = {
  shape: 'is not a GTIN; expected 8, 12, 13 or 14 digits, such as 6291041500213',
  check_digit: 'is not a GTIN: its last digit does not agree with the others; copy it again from the package',
  not_global:
    'is a number for use inside one shop; a GTIN is given by the maker, leave it empty if there is none',
};

/** Parses a GTIN, with or without spaces and dashes between its digits. */
export function gtin(text: string): string {
  if (/e\+\d+$/i.test(text)) {
    throw new Mistake(`${quoted(text)} was rounded by a spreadsheet; write the column as text`);
  }
  const digits = text.replace(/[\s-]/g, '');
  const fault = gtinFault(digits);
  if (fault) throw new Mistake(`${quoted(text)} ${FAULTS[fault]}`);
  return digits;
}
