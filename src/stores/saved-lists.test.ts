import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SAVED_LISTS, type SavedItem, type SavedList } from './saved-items.ts';
import { $saved, followSavedLists, putSaved, storedItems, toggleSaved } from './saved-lists.ts';

const watch = (url: string): SavedItem => ({ url, catalogType: 'clock', at: 1 });
const urlsOf = (list: SavedList) => $saved[list].get().map(({ url }) => url);

/** The local storage of the browser, which may be full. */
const storage = new Map<string, string>();
let isFull = false;

const page = new EventTarget();

vi.stubGlobal('window', page);
vi.stubGlobal('reportError', () => undefined);
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => {
    if (isFull) throw new DOMException('Full', 'QuotaExceededError');
    storage.set(key, value);
  },
});
followSavedLists();

beforeEach(() => {
  isFull = false;
  for (const list of SAVED_LISTS) putSaved(list, []);
});

describe('D654 saved lists when the storage is full', () => {
  it('a second favourite keeps the first, and a heart can be undone', () => {
    isFull = true;
    toggleSaved('favorite', watch('a'));
    toggleSaved('favorite', watch('b'));
    expect(urlsOf('favorite')).toEqual(['a', 'b']);
    toggleSaved('favorite', watch('b'));
    expect(urlsOf('favorite')).toEqual(['a']);
    expect(storedItems('favorite')).toMatchObject([{ url: 'a' }]);
    isFull = false;
    putSaved('favorite', []);
  });

  it('what could not be stored is stored with the next change; from then on another tab may change it', () => {
    isFull = true;
    toggleSaved('favorite', watch('a'));
    isFull = false;
    toggleSaved('favorite', watch('b'));
    expect(JSON.parse(storage.get('favorite') ?? '')).toMatchObject([{ url: 'a' }, { url: 'b' }]);
    storage.set('favorite', JSON.stringify([watch('c')]));
    page.dispatchEvent(new Event('storage'));
    expect(urlsOf('favorite')).toEqual(['c']);
  });
});

describe('saved lists follow another tab', () => {
  it.each<[string, Partial<Record<SavedList, SavedItem[]>>, SavedList[]]>([
    ['in the list that it has changed', { comparison: [watch('a')] }, ['comparison']],
    ['in no other when an item is viewed', { viewed: [watch('a')] }, ['viewed']],
    ['in none when it has stored something else', {}, []],
  ])('%s', (_, changed, expected) => {
    const told: SavedList[] = [];
    const stops = SAVED_LISTS.map((list) => $saved[list].listen(() => void told.push(list)));
    for (const [list, items] of Object.entries(changed)) storage.set(list, JSON.stringify(items));
    page.dispatchEvent(new Event('storage'));
    for (const stop of stops) stop();
    expect(told).toEqual(expected);
  });
});
