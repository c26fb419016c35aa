import { describe, expect, it } from 'vitest';
import {
  added,
  readSaved,
  savedItemOf,
  savedParameters,
  type SavedItem,
  toggled,
  without,
} from './saved-items.ts';

const rolex: SavedItem = { url: 'rolex-1', catalogType: 'clock' };
const omega: SavedItem = { url: 'omega-2', catalogType: 'clock' };
const ring: SavedItem = { url: 'ring-3', catalogType: 'jewelry' };

describe('§4 favourites and comparison', () => {
  it('toggling adds an item whose url is absent', () => {
    expect(toggled([rolex], omega)).toEqual([rolex, omega]);
  });

  it('toggling removes it when it is present, whatever its kind', () => {
    expect(toggled([rolex, omega], { ...rolex, catalogType: 'art' })).toEqual([omega]);
  });

  it('clearing removes all items of one catalogType', () => {
    expect(without([rolex, ring, omega], 'clock')).toEqual([ring]);
  });
});

describe('§4 viewed', () => {
  it('only adds', () => expect(added([rolex], omega)).toEqual([rolex, omega]));
  it('never duplicates: the item becomes the latest', () => {
    expect(added([rolex, omega], rolex)).toEqual([omega, rolex]);
  });
});

describe('§4 corrupt saved data is discarded', () => {
  it.each([
    ['nothing', null],
    ['no JSON', '{"'],
    ['no list', '{"url":"a"}'],
    ['a list of something else', '["rolex-1"]'],
    ['an unknown kind', '[{"url":"a","catalogType":"boat"}]'],
    ['an address', '[{"url":"../a","catalogType":"clock"}]'],
    ['null in it', '[null]'],
  ])('%s', (_, text) => expect(readSaved(text)).toEqual([]));

  it('and whole data is kept', () => {
    expect(readSaved(JSON.stringify([rolex, ring]))).toEqual([rolex, ring]);
  });
});

it('items in an address: by their kind', () => {
  expect(savedParameters([rolex, ring, omega])).toMatchObject({
    clock: ['rolex-1', 'omega-2'],
    jewelry: ['ring-3'],
    art: [],
  });
});

it.each([
  ['/clock/rolex-1/', rolex],
  ['/jewelry/ring-3/', ring],
  ['/clock/', undefined],
  ['/clock/a/b/', undefined],
  ['/about/', undefined],
])('the item of %s', (path, expected) => expect(savedItemOf(path)).toEqual(expected));
