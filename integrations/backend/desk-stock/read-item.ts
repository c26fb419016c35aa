import { and, desc, eq } from 'drizzle-orm';
import type { StockItem } from '@tourbillon/domain/desk/stock.ts';
import type { Role } from '@tourbillon/domain/desk/roles.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { itemPath, type CatalogType } from '@tourbillon/domain/sections/sections.ts';
import { schema, type Database } from '../database/database.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { notFound } from '../errors/domain-error.ts';
import { readShopNames, recordedMistakes, type ShopNames, withSaleStock } from '../stock/stock.ts';
import { cellsOf, versionOf } from './cells.ts';
import { isoMoment } from './iso-moment.ts';
import { readPhotographs } from './photographs/read-photographs.ts';
import { piecesOfOffice } from '../database/of-office.ts';
import { stockEntryOf } from './stock-entry.ts';

const { itemEdits, itemPrices, items, staff } = schema;

/** Maximum number of history entries in a form. */
const MOST_EDITS = 20;

/** The staff member who works with an item. */
export interface Editor {
  id: number;
  role: Role;
  office: string | null;
  locale: Locale;
}

/**
 * The row of an item. @param locked until the end of the transaction. @throws DomainError 'not-found', also for an
 * item that the office does not see.
 */
export async function findRow(
  database: Database,
  office: string | null,
  id: number,
  locked = false,
): Promise<ItemRow> {
  const query = database
    .select()
    .from(items)
    .where(and(eq(items.id, id), piecesOfOffice(office)));
  const [row] = await (locked ? query.for('update') : query);
  if (!row) throw notFound('Piece');
  return row;
}

/** An item with all its data. @throws DomainError 'not-found' */
export async function readItem(
  database: Database,
  { office, locale }: Pick<Editor, 'office' | 'locale'>,
  id: number,
  known?: ShopNames,
): Promise<StockItem> {
  const row = await findRow(database, office, id);
  const names = known ?? (await readShopNames(database));
  const cells = cellsOf(await withSaleStock(database, row), names);
  const { edition, edits } = await readEdits(database, id);
  return {
    ...stockEntryOf(row, names, locale),
    path: itemPath(row.catalogType as CatalogType, row.url),
    version: versionOf(cells),
    edition,
    cells,
    mistakes: recordedMistakes(row, names),
    photographs: await readPhotographs(database, id),
    previous_prices: await readPrices(database, id),
    edits,
    held_until: row.heldUntil && isoMoment(row.heldUntil),
    published_at: isoMoment(row.publishedAt),
    updated_at: isoMoment(row.updatedAt),
  };
}

async function readPrices(database: Database, id: number): Promise<StockItem['previous_prices']> {
  const rows = await database
    .select({ price: itemPrices, by: { id: staff.id, name: staff.name } })
    .from(itemPrices)
    .leftJoin(staff, eq(staff.id, itemPrices.staffId))
    .where(eq(itemPrices.itemId, id))
    .orderBy(desc(itemPrices.id));
  return rows.map(({ price: { currency, price, discount, endedAt, reason }, by }) => ({
    currency,
    price,
    discount,
    ended_at: isoMoment(endedAt),
    reason,
    by,
  }));
}

async function readEdits(database: Database, id: number): Promise<Pick<StockItem, 'edition' | 'edits'>> {
  const rows = await database
    .select({ edit: itemEdits, by: { id: staff.id, name: staff.name } })
    .from(itemEdits)
    .innerJoin(staff, eq(staff.id, itemEdits.staffId))
    .where(eq(itemEdits.itemId, id))
    .orderBy(desc(itemEdits.id))
    .limit(MOST_EDITS);
  return {
    edition: rows[0]?.edit.id ?? 0,
    edits: rows.map(({ edit, by }) => ({ by, columns: edit.columns, at: edit.at.toISOString() })),
  };
}
