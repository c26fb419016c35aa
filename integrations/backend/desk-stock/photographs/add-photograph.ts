import { buffer } from 'node:stream/consumers';
import { type DeskPhotograph, MOST_PHOTOGRAPHS } from '@tourbillon/domain/desk/photographs.ts';
import type { Database } from '../../database/database.ts';
import { refused } from '../../errors/domain-error.ts';
import type { PhotographStore, StoredPhotograph } from '../../photographs/photograph-store.ts';
import { PhotographRefusal } from '../../photographs/photograph-refusal.ts';
import { type Editor, findRow } from '../read-item.ts';
import { changePhotographs } from './change-photographs.ts';

/**
 * Puts a photograph behind the others of a piece. Cleaning takes seconds and is over before the transaction begins; a
 * file that came twice is one photograph, so that an upload may be tried again.
 * @throws DomainError 'not-found', or 'invalid' at `file`.
 */
export async function addPhotograph(
  database: Database,
  { editor, id }: { editor: Editor; id: number },
  body: ReadableStream<Uint8Array> | null,
  store: PhotographStore,
): Promise<DeskPhotograph[]> {
  // A file for a piece that nobody sees is not worth cleaning.
  await findRow(database, editor.office, id);
  const photograph = { ...(await stored(body, store)), view: null };
  return changePhotographs(database, { editor, id, call: 'addPhotograph' }, (before) => {
    const isThere = before.some(
      ({ name, source }) => name === photograph.name || source === photograph.source,
    );
    if (isThere) return before;
    if (before.length >= MOST_PHOTOGRAPHS) throw refused('file', 'file_count');
    return [...before, photograph];
  });
}

async function stored(
  body: ReadableStream<Uint8Array> | null,
  store: PhotographStore,
): Promise<StoredPhotograph> {
  if (!body) throw refused('file', 'format');
  try {
    return await store.store(await buffer(body));
  } catch (error) {
    if (error instanceof PhotographRefusal) throw refused('file', error.reason);
    throw error;
  }
}
