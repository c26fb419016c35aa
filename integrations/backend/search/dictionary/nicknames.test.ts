import { describe, expect, it } from 'vitest';
import { itemTerms, type SearchedItem } from '../index/item-terms.ts';
import { words } from '../../language/fold.ts';
import { createDictionary, phraseKeys } from './dictionary.ts';
import nicknames from './nicknames.json' with { type: 'json' };

const WATCH: SearchedItem = {
  catalogType: 'clock',
  brand: { slug: 'rolex', titles: ['Rolex'] },
  collection: null,
  model: null,
  titles: [],
  reference: null,
  nickname: null,
  condition: 'used',
  type: null,
  gender: null,
  bodyForm: null,
  bodyMaterial: null,
  number: '1',
  diameterMm: null,
  movement: null,
  dialColour: null,
  colour: null,
  technique: null,
  functions: [],
  insertions: [],
  preciousStones: false,
  limited: false,
  specials: [],
  archived: false,
  cities: [],
  discounted: false,
  box: null,
  papers: null,
  year: null,
};

const dictionary = createDictionary({ brands: [], titles: [], cities: [] });

/** Item terms of a watch that the nickname means. */
function termsOf({ brand, line }: (typeof nicknames)[number], reference: string | null): string[] {
  const slug = { slug: brand, titles: [brand] };
  return itemTerms({ ...WATCH, brand: slug, reference, collection: reference === null ? line : null });
}

describe('nicknames of watches', () => {
  it.each(nicknames)('$id has a source, and what it means', ({ source, references, line }) => {
    expect(source).toMatch(/^https?:\/\/[a-z\d.-]+\.[a-z]+\//);
    expect(references.length > 0 || line !== '').toBe(true);
  });

  it('no two have an id or a phrase in common', () => {
    const ids = nicknames.map(({ id }) => id);
    const phrases = nicknames.flatMap((one) => [...new Set(one.words.map((said) => words(said).join(' ')))]);
    const twice = (all: readonly string[]) => all.filter((one, place) => all.indexOf(one) !== place);
    expect(twice(ids)).toEqual([]);
    expect(twice(phrases)).toEqual([]);
  });

  it.each(nicknames)('$id finds the watches that it means', (nickname) => {
    const { id, references, whole } = nickname;
    for (const reference of references) expect(termsOf(nickname, reference)).toContain(`n:${id}`);
    if (whole) expect(termsOf(nickname, null)).toContain(`n:${id}`);
    for (const said of nickname.words) {
      const meanings = phraseKeys(words(said), true).flatMap((key) => dictionary.meanings(key));
      expect(meanings).toContainEqual({ kind: 'nickname', id });
    }
  });
});
