import type { SavedChange } from '@tourbillon/domain/contract/personal-area/saved-items.ts';
import { SAVED_LISTS, type SavedItem, type SavedList } from './saved-items.ts';

/** The lists of a browser or of an account, each the oldest first. */
export type SavedLists = Record<SavedList, readonly SavedItem[]>;

/** What the account held when this browser last heard of it, and whose account it was. */
export interface Held {
  owner: string;
  lists: Record<SavedList, readonly string[]>;
}

/** A change that waits to be sent to the account; `at` by the browser's clock, of what was put in. */
export type Pending = Omit<SavedChange, 'age'> & { at?: number | undefined };

/** What was remembered of the account, less the lists that this browser has lost: that is no wish to empty them. */
export function heldStill(held: Held | undefined, local: Partial<SavedLists>): Held | undefined {
  if (!held) return undefined;
  const lists = SAVED_LISTS.map((list) => [list, local[list] ? held.lists[list] : []]);
  return { owner: held.owner, lists: Object.fromEntries(lists) as Held['lists'] };
}

/**
 * What a browser did to its lists since it heard of the account: what is new in them or was put in once more, and what
 * is gone from them. A browser that has not heard of the account has put in everything (decision 73).
 */
export function changesOf(local: SavedLists, held: Held | undefined): Pending[] {
  return SAVED_LISTS.flatMap((list) => {
    const known = new Set(held?.lists[list]);
    const here = new Set(local[list].map(({ url }) => url));
    const put = local[list]
      .filter(({ url, at }) => at !== undefined || !known.has(url))
      .map((item): Pending => ({ list, kept: true, ...item }));
    // An item that is gone has no kind any more, and needs none.
    const gone = [...known].filter((url) => !here.has(url));
    return [...put, ...gone.map((url): Pending => ({ list, url, catalogType: 'clock', kept: false }))];
  });
}

/** Changes as the call takes them: how long ago, since clocks differ. What has no time is the oldest, in its order. */
export function aged(changes: readonly Pending[], now: number): SavedChange[] {
  return changes.map(({ at, ...change }, place) => ({
    ...change,
    age: change.kept ? Math.max(0, Math.round(now - (at ?? place))) : 0,
  }));
}

/** The account's lists with changes that it does not know yet. */
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

/** What was done to a browser's lists between two looks at them. */
export function doneBetween(before: SavedLists, now: SavedLists): Pending[] {
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

/** Changes that were not sent yet, with those done since, which count in their place. */
export function andThen(untold: readonly Pending[], since: readonly Pending[]): Pending[] {
  const overruled = new Set(since.map(({ list, url }) => `${list} ${url}`));
  return [...untold.filter(({ list, url }) => !overruled.has(`${list} ${url}`)), ...since];
}

/** What of a browser's lists the account does not hold: all that stays when somebody logs out. */
export function ownOf(local: SavedLists, held: Held): SavedLists {
  const own = changesOf(local, held).filter(({ kept }) => kept);
  const nothing = { favorite: [], comparison: [], viewed: [] };
  return withPending(
    nothing,
    own.filter(({ list, url }) => !held.lists[list].includes(url)),
  );
}

/** What is remembered of an answer. */
export function heldOf(owner: string, lists: SavedLists): Held {
  const urls = SAVED_LISTS.map((list) => [list, lists[list].map(({ url }) => url)]);
  return { owner, lists: Object.fromEntries(urls) as Held['lists'] };
}

function itemOf({ url, catalogType, at }: Pending): SavedItem {
  return { url, catalogType, ...(at !== undefined && { at }) };
}
