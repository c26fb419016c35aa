import { expect, test } from 'vitest';
import { TAGS } from '@tourbillon/domain/contract/tags.ts';
import { cacheFor } from './lifetimes.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['an hour, while midnight is far', '2026-11-20T21:00:00Z', 3600],
  ['to midnight, when it is near', '2026-11-20T12:10:30.900Z', 630],
  ['not at all, when the unit is of yesterday', '2026-11-20T11:59:59Z', 0],
  ['five minutes, when there is no unit of the day', undefined, 300],
])('the home page is kept %s', (_, until, maxAge) => {
  expect(cacheFor.home(until, NOON)).toMatchObject({ maxAge, swr: 0 });
});

test('D21 watches of famous people lead to what the catalogue has, and change with it', () => {
  const { tags } = cacheFor.famous();
  expect(tags).toEqual(
    expect.arrayContaining([TAGS.famous, TAGS.stock, TAGS.list('clocks_today'), TAGS.list('clocks_archive')]),
  );
});

test('the home page changes with pieces of every kind: its reduced pieces are of all of them', () => {
  const { tags } = cacheFor.home(undefined, NOON);
  const lists = ['clocks_today', 'jewellery', 'accessories', 'arts'].map(TAGS.list);
  expect(tags).toEqual(expect.arrayContaining(lists));
});

test('the page of an item changes with the items whose cards it shows, and with its guide', () => {
  const { tags } = cacheFor.item('clock', 'a', [{ catalog_type: 'clock', url: 'b' }], 'guide');
  const shown = [TAGS.item('clock', 'a'), TAGS.item('clock', 'b'), TAGS.article('guide'), TAGS.articlesSet];
  expect(tags).toEqual(expect.arrayContaining(shown));
  expect(cacheFor.item('art', 'c').tags).not.toContain(TAGS.articlesSet);
});

test.each([
  ['a text with a table ends at its age: its prices change without it', '<table><tr></tr></table>', 0],
  ['another text is shown until it changes', '<p>Text</p>', 24 * 3600],
])('D444 an article: %s', (_, html, swr) => {
  expect(cacheFor.article('gid', ['other'], html)).toMatchObject({ maxAge: 3600, swr });
});
