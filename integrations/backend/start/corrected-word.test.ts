import { describe, expect, it } from 'vitest';
import { correctedValue, correctedWord } from './corrected-word.ts';
import { WORD_COLUMNS } from '../vocabulary/word-columns.ts';

const column = (name: string) => WORD_COLUMNS.find((one) => one.name === name)!;

describe('D241 a word that no vocabulary has', () => {
  it.each<[string, string, string | undefined]>([
    ['condition', 'perfect', 'perfect'],
    ['condition', ' Perfect ', 'perfect'],
    ['condition', 'Natural-Wear', 'natural_wear'],
    ['condition', 'Идеальное', 'perfect'],
    ['condition', 'є дефекти', 'defects'],
    ['condition', 'perfekt', 'perfect'],
    ['condition', 'mint', undefined],
    ['condition', 'used', undefined],
    ['condition', '', undefined],
    ['availability', 'in stock', 'in_stock'],
    ['availability', 'on loan', undefined],
    ['body_material', 'STEEL', 'steel'],
    ['body_material', 'steeel', 'steel'],
    ['body_material', 'gold', undefined],
    ['movement', 'autmatic', 'automatic'],
    ['dial_colour', 'gray', undefined],
    ['currency', 'usd', 'USD'],
    ['currency', 'UZB', undefined],
    ['catalog_type', 'Clock', 'clock'],
    ['catalog_type', 'watch', undefined],
  ])('%s "%s" → %s', (name, text, mended) => {
    expect(correctedWord(text, column(name).words)).toBe(mended);
  });

  it.each<[string[], string[] | undefined]>([
    [
      ['Date', 'дата', 'chronograph'],
      ['date', 'chronograph'],
    ],
    [['date', 'teleport'], undefined],
    [[], []],
  ])('a list %j → %j', (list, mended) => {
    expect(correctedValue(list, column('functions'))).toEqual(mended);
  });

  it.each(WORD_COLUMNS)(
    'every word of $name is itself, and none of its titles means another',
    ({ words }) => {
      for (const [id, names] of words) {
        expect(correctedWord(id, words)).toBe(id);
        for (const name of names) expect([id, undefined]).toContain(correctedWord(name, words));
      }
    },
  );
});
