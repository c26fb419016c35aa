import { createHash } from 'node:crypto';
import { and, asc, desc, eq, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { SavedChange } from '@tourbillon/domain/contract/personal-area/saved-items.ts';
import { SAVED_LISTS, type SavedList } from '@tourbillon/domain/sections/saved-lists.ts';
import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import { schema, type Database } from '../database/database.ts';

const { savedItems } = schema;

/** Maximum number of items in a list of an account, including removed ones. The oldest are deleted. */
const MOST_ITEMS = 1_000;

/** Days that a removal is remembered. After that, a browser with an old copy can add the item again. */
const REMEMBERED_DAYS = 365;

/** Lists of an account, the oldest items first, and the owner key by which a browser recognizes the account. */
export type AccountLists = { owner: string } & Record<SavedList, { url: string; catalogType: CatalogType }[]>;

/**
 * Merges a browser's changes into the lists of an account (decision 73). For each item the latest change counts, from
 * any browser. Removals from a browser that stored the lists of another account are ignored.
 * @param owner key of the account whose lists the browser stored.
 */
export async function mergeSaved(
  database: Database,
  accountId: number,
  { owner, changes }: { owner?: string | undefined; changes: readonly SavedChange[] },
  now = new Date(),
): Promise<AccountLists> {
  await database.transaction(async (tx) => {
    for (const list of SAVED_LISTS) {
      const here = changes.filter((change) => change.list === list);
      const gone = owner === ownerWord(accountId) ? here.filter(({ kept }) => !kept) : [];
      await takeOut(
        tx,
        ofList(accountId, list),
        gone.map(({ url }) => url),
        now,
      );
      await putIn(
        tx,
        { accountId, list },
        here.filter(({ kept }) => kept),
        now,
      );
    }
  });
  return { owner: ownerWord(accountId), ...(await listsOf(database, accountId)) };
}

/** The lists of an account, the oldest items first. */
export async function listsOf(database: Database, accountId: number): Promise<Omit<AccountLists, 'owner'>> {
  const rows = await database
    .select()
    .from(savedItems)
    .where(and(eq(savedItems.accountId, accountId), eq(savedItems.kept, true)))
    .orderBy(asc(savedItems.changedAt), asc(savedItems.url));
  const lists = SAVED_LISTS.map((list) => {
    const all = rows.filter((row) => row.list === list);
    return [list, all.map(({ url, catalogType }) => ({ url, catalogType }))];
  });
  return Object.fromEntries(lists) as Omit<AccountLists, 'owner'>;
}

/** Deletes old removals. */
export async function deleteOldRemovals(database: Database, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - REMEMBERED_DAYS * 24 * 3_600_000);
  await database.delete(savedItems).where(and(eq(savedItems.kept, false), lt(savedItems.changedAt, before)));
}

async function takeOut(
  tx: Database,
  ours: SQL | undefined,
  urls: readonly string[],
  now: Date,
): Promise<void> {
  if (urls.length === 0) return;
  await tx
    .update(savedItems)
    .set({ kept: false, changedAt: now })
    .where(and(ours, inArray(savedItems.url, [...urls])));
}

async function putIn(
  tx: Database,
  { accountId, list }: { accountId: number; list: SavedList },
  put: readonly SavedChange[],
  now: Date,
): Promise<void> {
  if (put.length === 0) return;
  // One statement cannot update a row twice, so only the last change of each item is used.
  const rows = new Map(
    put.map(({ url, catalogType, age }) => [
      url,
      {
        accountId,
        list,
        url,
        catalogType,
        kept: true,
        changedAt: new Date(Math.max(0, now.getTime() - age)),
      },
    ]),
  );
  await tx
    .insert(savedItems)
    .values([...rows.values()])
    .onConflictDoUpdate({
      target: [savedItems.accountId, savedItems.list, savedItems.url],
      set: { kept: true, changedAt: sql`excluded.changed_at` },
      setWhere: sql`excluded.changed_at > ${savedItems.changedAt}`,
    });
  const ours = ofList(accountId, list);
  const room = tx
    .select({ url: savedItems.url })
    .from(savedItems)
    .where(ours)
    .orderBy(desc(savedItems.changedAt))
    .limit(MOST_ITEMS);
  await tx.delete(savedItems).where(and(ours, notInArray(savedItems.url, room)));
}

function ofList(accountId: number, list: SavedList): SQL | undefined {
  return and(eq(savedItems.accountId, accountId), eq(savedItems.list, list));
}

/** A key that identifies an account without revealing its id. */
function ownerWord(accountId: number): string {
  return createHash('sha256').update(`saved lists of account ${accountId}`).digest('base64url').slice(0, 16);
}
