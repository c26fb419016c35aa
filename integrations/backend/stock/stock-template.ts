import { csvOf } from '../staff-output/csv.ts';
import { COLUMNS } from './columns/columns.ts';

const BYTE_ORDER_MARK = '\ufeff';

/** The header row of the import file: the names of all columns. */
export function stockTemplate(): string {
  return BYTE_ORDER_MARK + csvOf([COLUMNS.map(({ name }) => name)]);
}
