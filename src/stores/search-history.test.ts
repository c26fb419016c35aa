import { describe, expect, test } from 'vitest';
import { parseHistory, withoutSearch, withSearch } from './search-history.ts';

describe('§1 search history', () => {
  test.each([
    [null, []],
    ['', []],
    ['{', []],
    ['{"a":1}', []],
    ['["rolex",5]', []],
    ['["rolex",""]', []],
    ['["rolex","omega"]', ['rolex', 'omega']],
    [
      JSON.stringify(Array.from({ length: 14 }, (_, n) => `q${n}`)),
      Array.from({ length: 10 }, (_, n) => `q${n}`),
    ],
  ])('%s is read as %j', (text, history) => {
    expect(parseHistory(text)).toEqual(history);
  });

  test.each([
    [[], 'rolex', ['rolex']],
    [['omega'], ' rolex ', ['rolex', 'omega']],
    [['omega', 'Rolex'], 'rolex', ['rolex', 'omega']],
    [['omega'], '  ', ['omega']],
  ])('%j with "%s"', (history, query, expected) => {
    expect(withSearch(history, query)).toEqual(expected);
  });

  test('keeps the last ten', () => {
    const ten = Array.from({ length: 10 }, (_, n) => `q${n}`);
    expect(withSearch(ten, 'new')).toEqual(['new', ...ten.slice(0, 9)]);
  });

  test('without one of them, whatever its letters', () => {
    expect(withoutSearch(['Rolex', 'omega'], 'rolex')).toEqual(['omega']);
  });
});
