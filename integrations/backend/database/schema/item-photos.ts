import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { PICTURE_VIEWS } from '@tourbillon/domain/contract/catalogue.ts';
import type { StoredEdit } from '@tourbillon/domain/desk/photographs.ts';
import { items } from './items.ts';

/** Photographs of items, in the shop's order; the first is the main one. */
export const itemPhotos = pgTable(
  'item_photos',
  {
    itemId: integer()
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    /** Hash of the cleaned original, its name in storage: a changed photograph has another name. */
    name: text().notNull(),
    /** Media type of the cleaned original. */
    type: text().notNull(),
    /** Pixels of the cleaned original, upright. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Name of the original that was turned or cropped into this one; null when this is as it came. */
    original: text(),
    /** How it was turned and cropped. */
    edit: jsonb().$type<StoredEdit>(),
    /** Hash of the file as it came: the same file brought again is not cleaned again. */
    source: text().notNull(),
    view: text({ enum: PICTURE_VIEWS }),
    /** A data address of some 300 bytes, seen until the photograph is there. */
    placeholder: text(),
  },
  (table) => [primaryKey({ columns: [table.itemId, table.position] })],
);
