import { eq } from 'drizzle-orm';
import { TAGS } from '@tourbillon/domain/contract/tags.ts';
import { LISTS, type ListWord } from '@tourbillon/domain/sections/sections.ts';
import { type Database, schema } from '../database/database.ts';
import { announce, beginAnnouncing } from '../feed/announce.ts';
import type { Catalogue } from './catalogue.ts';

/** Marker of the lists that had something when that was last announced: a bit for each, in their order. */
const MARKER = 'filled-lists';

/** Address words of the lists that have something: menus lead to no others (decision 228). */
export function filledLists({ lists }: Pick<Catalogue, 'lists'>): ListWord[] {
  return [...LISTS.values()].flatMap(({ word }) => ((lists.get(word)?.size ?? 0) > 0 ? [word] : []));
}

/**
 * Announces that menus are others: a list has got its first piece or lost its last, or a section was switched. What was
 * last announced is in the database, so that several backends say it once and a restart misses nothing.
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
    // Nothing was shown before the first time.
    if (before !== undefined)
      await announce(transaction, [TAGS.frame, TAGS.stock], 'lists that have something');
  });
}
