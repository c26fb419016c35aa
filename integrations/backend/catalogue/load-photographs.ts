import { setImmediate as nextTurn } from 'node:timers/promises';
import * as v from 'valibot';
import { and, asc, eq, gt, or } from 'drizzle-orm';
import type { NamedPhotograph } from '../media/item-pictures.ts';
import { itemPicture } from '@tourbillon/domain/contract/catalogue.ts';
import { schema, type Database } from '../database/database.ts';
import { isOneOf } from './is-one-of.ts';

/** Rows of one query, so that requests are answered in between. */
const ROWS_AT_ONCE = 5_000;

/** The contract's rules for a photograph. An invalid row of the table is left out, and affects no other photograph. */
const validPhotograph = v.object({
  name: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)),
  width: itemPicture.entries.width,
  height: itemPicture.entries.height,
  view: v.nullable(itemPicture.entries.view),
});

/**
 * Loads the photographs for lists, by item, each in the order of its gallery.
 * @param ids of these items only.
 */
export async function loadPhotographs(
  database: Database,
  ids?: readonly number[],
): Promise<Map<number, NamedPhotograph[]>> {
  const { itemPhotos } = schema;
  const { itemId, position, name, width, height, view } = itemPhotos;
  const found = new Map<number, NamedPhotograph[]>();
  let after = { itemId: 0, position: -1 };
  for (;;) {
    const rows = await database
      .select({ itemId, position, name, width, height, view })
      .from(itemPhotos)
      .where(
        and(
          or(gt(itemId, after.itemId), and(eq(itemId, after.itemId), gt(position, after.position))),
          ids && isOneOf(itemId, ids),
        ),
      )
      .orderBy(asc(itemId), asc(position))
      .limit(ROWS_AT_ONCE);
    for (const { itemId: id, position: _, ...photograph } of rows) {
      if (!v.is(validPhotograph, photograph)) continue;
      const list = found.get(id);
      if (list) list.push(photograph);
      else found.set(id, [photograph]);
    }
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return found;
    after = last;
    await nextTurn();
  }
}
