import { eq } from 'drizzle-orm';
import { TAGS } from '@tourbillon/domain/contract/tags.ts';
import { LISTS, type ListWord } from '@tourbillon/domain/sections/sections.ts';
import { type Database, schema } from '../database/database.ts';
import { announce, beginAnnouncing } from '../feed/announce.ts';
import type { Catalogue } from './catalogue.ts';

/** Marker of the lists that were not empty at the last announcement: one bit for each list. */
const MARKER = 'filled-lists';

/** Path segments of the lists that are not empty: menus link only to these (decision 228). */
export function filledLists({ lists }: Pick<Catalogue, 'lists'>): ListWord[] {
  return [...LISTS.values()].flatMap(({ word }) => ((lists.get(word)?.count ?? 0) > 0 ? [word] : []));
}

/**
 * Announces a change of the menus: a list got its first item or lost its last one, or a section was switched on or
 * off. The last announced state is in the database, so several backends announce a change once, and a restart misses
 * nothing.
 */
export async function announceFilledLists(database: Database, catalogue: Catalogue): Promise<void> {
  const filled = new Set(filledLists(catalogue));
  const value = [...LISTS.values()].reduce(
    (bits, { word }, place) => bits + (filled.has(word) ? 2 ** place : 0),
    0,
  );
  const { markers } = schema;
  const known = async (from: Database) =>
    (await from.select().from(markers).where(eq(markers.name, MARKER)))[0]?.value;
  if ((await known(database)) === value) return;
  await database.transaction(async (transaction) => {
    await beginAnnouncing(transaction);
    const before = await known(transaction);
    if (before === value) return;
    await transaction
      .insert(markers)
      .values({ name: MARKER, value })
      .onConflictDoUpdate({ target: markers.name, set: { value } });
    // There is nothing to announce at the first run.
    if (before !== undefined)
      await announce(transaction, [TAGS.frame, TAGS.stock], 'lists that have something');
  });
}
