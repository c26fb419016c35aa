import type { SavedChange } from '@tourbillon/domain/contract/personal-area/saved-items.ts';
import { SAVED_LISTS, type SavedItem, type SavedList } from './saved-items.ts';

/** The lists of a browser or an account, each oldest first. */
export type SavedLists = Record<SavedList, readonly SavedItem[]>;

/** The content of the account at this browser's last synchronisation, and the owner of the account. */
export interface AccountSnapshot {
  owner: string;
  lists: Record<SavedList, readonly string[]>;
}

/** A change that is not yet sent to the account. `at` is the time of an added item, by the browser's clock. */
export type Pending = Omit<SavedChange, 'age'> & { at?: number | undefined };

/** The remembered content of the account, without lists that this browser has lost. A loss is not a removal. */
export function withoutLostLists(
  held: AccountSnapshot | undefined,
  local: Partial<SavedLists>,
): AccountSnapshot | undefined {
  if (!held) return undefined;
  const lists = SAVED_LISTS.map((list) => [list, local[list] ? held.lists[list] : []]);
  return { owner: held.owner, lists: Object.fromEntries(lists) as AccountSnapshot['lists'] };
}

/**
 * The changes in a browser since its last synchronisation: added items, items that were added again, and removed
 * items. If the browser was never synchronised, all items count as added (decision 73).
 */
export function changesOf(local: SavedLists, held: AccountSnapshot | undefined): Pending[] {
  return SAVED_LISTS.flatMap((list) => {
    const known = new Set(held?.lists[list]);
    const here = new Set(local[list].map(({ url }) => url));
    const put = local[list]
      .filter(({ url, at }) => at !== undefined || !known.has(url))
      .map((item): Pending => ({ list, kept: true, ...item }));
    // The kind of a removed item is unknown and not needed.
    const gone = [...known].filter((url) => !here.has(url));
    return [...put, ...gone.map((url): Pending => ({ list, url, catalogType: 'clock', kept: false }))];
  });
}

/**
 * Changes in the form of the call, with ages instead of times, because clocks differ. Items without a time are the
 * oldest, in their order.
 */
export function withAges(changes: readonly Pending[], now: number): SavedChange[] {
  return changes.map(({ at, ...change }, place) => ({
    ...change,
    age: change.kept ? Math.max(0, Math.round(now - (at ?? place))) : 0,
  }));
}

/** The account's lists, plus changes that it does not know yet. */
export function withPending(lists: SavedLists, pending: readonly Pending[]): SavedLists {
  const merged = { ...lists };
  for (const list of SAVED_LISTS) {
    const mine = pending.filter((change) => change.list === list);
    const touched = new Set(mine.map(({ url }) => url));
    const put = mine.filter(({ kept }) => kept);
    merged[list] = [...lists[list].filter(({ url }) => !touched.has(url)), ...put.map(itemOf)];
  }
  return merged;
}

/** The changes of a browser's lists between two moments. */
export function changesBetween(before: SavedLists, now: SavedLists): Pending[] {
  return SAVED_LISTS.flatMap((list) => {
    const seen = new Set(before[list].map(({ url, at }) => `${url} ${at}`));
    const here = new Set(now[list].map(({ url }) => url));
    const put = now[list].filter(({ url, at }) => !seen.has(`${url} ${at}`));
    const gone = before[list].filter(({ url }) => !here.has(url));
    return [
      ...put.map((item): Pending => ({ list, kept: true, ...item })),
      ...gone.map(({ url, catalogType }): Pending => ({ list, url, catalogType, kept: false })),
    ];
  });
}

/** Combines unsent changes with later ones. A later change of the same item replaces the earlier one. */
export function mergeChanges(untold: readonly Pending[], since: readonly Pending[]): Pending[] {
  const overruled = new Set(since.map(({ list, url }) => `${list} ${url}`));
  return [...untold.filter(({ list, url }) => !overruled.has(`${list} ${url}`)), ...since];
}

/** The items of a browser that the account does not have. Only these stay after a logout. */
export function itemsNotInAccount(local: SavedLists, held: AccountSnapshot): SavedLists {
  const own = changesOf(local, held).filter(({ kept }) => kept);
  const nothing = { favorite: [], comparison: [], viewed: [] };
  return withPending(
    nothing,
    own.filter(({ list, url }) => !held.lists[list].includes(url)),
  );
}

/** What to remember of a response. */
export function accountSnapshotOf(owner: string, lists: SavedLists): AccountSnapshot {
  const urls = SAVED_LISTS.map((list) => [list, lists[list].map(({ url }) => url)]);
  return { owner, lists: Object.fromEntries(urls) as AccountSnapshot['lists'] };
}

function itemOf({ url, catalogType, at }: Pending): SavedItem {
  return { url, catalogType, ...(at !== undefined && { at }) };
}
