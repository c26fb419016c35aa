import { createHash } from 'node:crypto';
import type { Permission } from '@tourbillon/domain/desk/roles.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { type Cells, type Column, COLUMNS, exportedItem, type ShopNames } from '../stock/stock.ts';

/** Columns that are not in forms: those that never change, and photographs, which have their own calls. */
const APART: ReadonlySet<string> = new Set(['number', 'section', 'photos']);

/** Columns about price, availability and advertising. */
const OF_SALE: ReadonlySet<string> = new Set(
  'availability price discount_price currency city dealer_corner held_until sold_price sold_on is_promo is_vip specials'.split(
    ' ',
  ),
);

const OF_TEXTS = /^(description|defects|title)_[a-z]{2}$/;

/** Columns of a form. */
export const FORM_COLUMNS: readonly Column[] = COLUMNS.filter(({ name }) => !APART.has(name));

/** The permission that is needed to change a column. */
export function permissionForColumn(
  column: string,
): Extract<Permission, 'stock_texts' | 'stock_facts' | 'stock_sale'> {
  if (OF_TEXTS.test(column)) return 'stock_texts';
  return OF_SALE.has(column) ? 'stock_sale' : 'stock_facts';
}

/** The cells of an item in the format of an export: every column of its section. */
export function cellsOf(row: ItemRow, names: ShopNames): Cells {
  const item = exportedItem(row, names);
  const own = FORM_COLUMNS.filter(
    ({ sections }) => !sections || sections.some((one) => one === row.catalogType),
  );
  return Object.fromEntries(own.map((column) => [column.name, column.write(item)]));
}

/** A version hash, which changes with every cell. */
export function versionOf(cells: Cells): string {
  return createHash('sha256').update(JSON.stringify(cells)).digest('hex').slice(0, 16);
}
