import { describe, expect, it } from 'vitest';
import type { SavedItem } from './saved-items.ts';
import { withAges, changesOf, type AccountSnapshot, mergeChanges, changesBetween, accountSnapshotOf, withoutLostLists, itemsNotInAccount, type SavedLists, withPending } from './saved-merge.ts'; // prettier-ignore

const item = (url: string, at?: number): SavedItem => ({
  url,
  catalogType: 'clock',
  ...(at !== undefined && { at }),
});
const lists = (favorite: SavedItem[]): SavedLists => ({ favorite, comparison: [], viewed: [] });
const held = (...urls: string[]): AccountSnapshot =>
  accountSnapshotOf('ann', lists(urls.map((url) => item(url))));
const words = (local: SavedItem[], known: AccountSnapshot | undefined) =>
  changesOf(lists(local), known).map(({ url, kept }) => `${kept ? '+' : '-'}${url}`);

describe('D73 what a browser tells the account of its lists', () => {
  it.each<[string, SavedItem[], AccountSnapshot | undefined, string[]]>([
    ['a guest logs in: everything', [item('a'), item('b', 5)], undefined, ['+a', '+b']],
    ['nothing has changed', [item('a')], held('a'), []],
    ['put in since', [item('a'), item('b', 5)], held('a'), ['+b']],
    ['taken out since', [item('a')], held('a', 'b'), ['-b']],
    ['seen once more', [item('b'), item('a', 5)], held('a', 'b'), ['+a']],
    ['an old copy of what another browser has taken out is no wish', [item('a')], held('a'), []],
  ])('%s', (_, local, known, expected) => {
    expect(words(local, known)).toEqual(expected);
  });

  it('times are distances: a clock a day off changes nothing', () => {
    const day = 86_400_000;
    const [change] = changesOf(lists([item('a', 1_000 - day)]), undefined);
    expect(withAges(change ? [change] : [], 6_000 - day)).toMatchObject([
      { url: 'a', kept: true, age: 5_000 },
    ]);
  });

  it('what has no time is older than what has, in its own order', () => {
    const ages = withAges(changesOf(lists([item('a'), item('b'), item('c', 5_000)]), undefined), 6_000);
    expect(ages.map(({ age }) => age)).toEqual([6_000, 5_999, 1_000]);
  });
});

describe('D73 what becomes of the browser’s lists', () => {
  const response = lists([item('old'), item('a')]);
  it.each<[string, SavedItem[], SavedItem[]]>([
    ['they are the account’s', [item('a', 1)], [item('old'), item('a')]],
    ['with what was put in meanwhile', [item('a', 1), item('b', 2)], [item('old'), item('a'), item('b', 2)]],
    ['what was taken out meanwhile stays out', [], [item('old')]],
    ['seen once more meanwhile', [item('a', 3)], [item('old'), item('a', 3)]],
  ])('%s', (_, now, expected) => {
    const since = changesBetween(lists([item('a', 1)]), lists(now));
    expect(withPending(response, since)).toEqual(lists(expected));
  });

  it('more changes than one call takes wait for the next, unless they were undone', () => {
    const untold = changesOf(lists([item('b', 1), item('c', 2)]), undefined);
    const since = changesBetween(lists([item('b', 1), item('c', 2)]), lists([item('c', 2)]));
    expect(withPending(response, mergeChanges(untold, since))).toEqual(
      lists([item('old'), item('a'), item('c', 2)]),
    );
  });

  it('a list the storage has lost does not empty the account’s', () => {
    const still = withoutLostLists(held('a'), { comparison: [], viewed: [] });
    expect(words([], still)).toEqual([]);
  });

  it('logged out: the account’s items leave, what it has not heard of stays', () => {
    expect(itemsNotInAccount(lists([item('a'), item('b', 7)]), held('a'))).toEqual(lists([item('b', 7)]));
    expect(itemsNotInAccount(lists([item('a', 9)]), held('a'))).toEqual(lists([]));
  });
});
