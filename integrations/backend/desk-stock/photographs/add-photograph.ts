import { type DeskPhotograph, MOST_PHOTOGRAPHS } from '@tourbillon/domain/desk/photographs.ts';
import type { Database } from '../../database/database.ts';
import { refused } from '../../errors/domain-error.ts';
import type { PhotographStore, StoredPhotograph } from '../../photographs/photograph-store.ts';
import { PhotographRefusal } from '../../photographs/photograph-refusal.ts';
import { type Editor, findRow } from '../read-item.ts';
import { changePhotographs } from './change-photographs.ts';

/**
 * Adds a photograph after the others of an item. Cleaning takes seconds and is completed before the transaction. A
 * file that is uploaded twice is stored once, so an upload can be retried.
 * @returns all photographs of the item, and the name of the added one.
 * @throws DomainError 'not-found', or 'invalid' at `file`.
 */
export async function addPhotograph(
  database: Database,
  { editor, id }: { editor: Editor; id: number },
  body: ReadableStream<Uint8Array> | null,
  store: PhotographStore,
): Promise<{ data: DeskPhotograph[]; name: string }> {
  // Checks the item before the slow cleaning.
  await findRow(database, editor.office, id);
  const photograph = { ...(await storePhotograph(body, store)), view: null };
  let { name } = photograph;
  const data = await changePhotographs(database, { editor, id, call: 'addPhotograph' }, (before) => {
    const same = before.find((one) => one.name === photograph.name || one.source === photograph.source);
    name = same?.name ?? photograph.name;
    if (same) return before;
    if (before.length >= MOST_PHOTOGRAPHS) throw refused('file', 'file_count');
    return [...before, photograph];
  });
  return { data, name };
}

async function storePhotograph(
  body: ReadableStream<Uint8Array> | null,
  store: PhotographStore,
): Promise<StoredPhotograph> {
  if (!body) throw refused('file', 'format');
  try {
    return await store.store(body);
  } catch (error) {
    if (error instanceof PhotographRefusal) throw refused('file', error.reason);
    throw error;
  }
}
