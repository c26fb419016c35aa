import type { Database } from '../database/database.ts';
import { DomainError, invalid } from '../errors/domain-error.ts';
import { mayDo, type Role } from '@tourbillon/domain/desk/roles.ts';
import type { PhotographStore } from '../photographs/photograph-store.ts';
import { type Cells, setFields } from '../stock/stock.ts';
import { FORM_COLUMNS, permissionForColumn } from './cells.ts';

const KNOWN = new Set(FORM_COLUMNS.map(({ name }) => name));

/**
 * @throws DomainError 'forbidden' for a column that a role may not change, 'invalid' for a column that is not in
 * forms.
 */
export function admitColumns(role: Role, columns: readonly string[]): void {
  for (const column of columns) {
    if (!KNOWN.has(column))
      throw invalid('The request is not valid', { [column]: ['is not a column of a form'] });
    if (!mayDo(role, permissionForColumn(column)))
      throw new DomainError('forbidden', `${column} is not for ${role}s`);
  }
}

/** The cells to write, and the options. */
interface Wish {
  number: string;
  cells: Cells;
  isDraft?: boolean;
  addBrands: boolean;
}

/** Writes cells of an item by the rules of the import. @throws DomainError 'invalid' with sentences by column. */
export async function writeCells(
  tx: Database,
  { number, cells, ...options }: Wish,
  photographs: PhotographStore,
): Promise<void> {
  const { mistakes } = await setFields(tx, [{ number, fields: cells }], photographs, options);
  if (mistakes.length === 0) return;
  const errors: Record<string, string[]> = {};
  for (const { column, message } of mistakes) (errors[column] ??= []).push(message);
  throw invalid('The piece is not right', errors);
}
