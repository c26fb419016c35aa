import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
    /** Hash of the cleaned original, which is its name in storage: a changed photograph gets another name. */
    name: text().notNull(),
    /** Media type of the cleaned original. */
    type: text().notNull(),
    /** Size of the cleaned original after rotation, pixels. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** Name of the original from which this was rotated or cropped; null when it is unchanged. */
    original: text(),
    /** The rotation and the crop. */
    edit: jsonb().$type<StoredEdit>(),
    /** Hash of the uploaded file: the same file is not cleaned again. */
    source: text().notNull(),
    view: text({ enum: PICTURE_VIEWS }),
    /** A data URL of about 300 bytes, shown while the photograph loads. */
    placeholder: text(),
  },
  (table) => [
    primaryKey({ columns: [table.itemId, table.position] }),
    check('item_photos_size', sql`width > 0 and height > 0`),
    check('item_photos_name', sql`name ~ '^[0-9a-zA-Z_-]{1,80}$'`),
    check('item_photos_view', sql.raw(`view in (${PICTURE_VIEWS.map((view) => `'${view}'`).join(', ')})`)),
    // Without a semicolon, at which drizzle-kit would cut the condition.
    check('item_photos_placeholder', sql`placeholder like 'data:image/%' and length(placeholder) <= 400`),
  ],
);
