import type { DeskPhotograph } from '@tourbillon/domain/desk/photographs.ts';
import type { Database } from '../../database/database.ts';
import { type ItemPhotograph, readItemPhotographs } from '../../photographs/item-photographs.ts';

/** The photographs of an item in their order, in the form of the desk. */
export async function readPhotographs(database: Database, itemId: number): Promise<DeskPhotograph[]> {
  return (await photographsOf(database, itemId)).map(
    ({ name, width, height, view, original, edit, placeholder }) => ({
      name,
      width,
      height,
      view,
      original: original && edit ? { name: original, width: edit.width, height: edit.height } : null,
      edit: edit ? { turn: edit.turn, crop: edit.crop } : null,
      placeholder,
    }),
  );
}

/** The same as rows of the database. */
export async function photographsOf(database: Database, itemId: number): Promise<ItemPhotograph[]> {
  return (await readItemPhotographs(database, [itemId])).get(itemId) ?? [];
}
