import { describe, expect, test } from 'vitest';
import { currentCity } from './current-city.ts';

describe('§4 current city', () => {
  test.each([
    ['cookie in the list', 'samara', ['moscow', 'samara'], 'moscow', 'samara'],
    ['cookie not in the list', 'paris', ['moscow', 'samara'], 'tashkent', 'tashkent'],
    ['no cookie', undefined, ['moscow', 'samara'], 'tashkent', 'tashkent'],
    ['empty list', 'samara', [], 'tashkent', 'tashkent'],
  ])('%s', (_, cookie, visible, fromStore, expected) => {
    expect(currentCity(cookie, visible, fromStore)).toBe(expected);
  });
});
