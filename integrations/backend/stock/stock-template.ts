import { csvOf } from '../staff-output/csv.ts';
import { COLUMNS } from './columns/columns.ts';

const BYTE_ORDER_MARK = '\ufeff';

/** The header of the file that the shop fills in: every column by its name. */
export function stockTemplate(): string {
  return BYTE_ORDER_MARK + csvOf([COLUMNS.map(({ name }) => name)]);
}
