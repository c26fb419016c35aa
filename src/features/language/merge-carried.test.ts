import { expect, test } from 'vitest';
import type { SavedItem } from '#src/stores/saved-items.ts';
import { mergeCarried, readCarried, writeCarried } from './merge-carried.ts';

const watch = (url: string, at?: number): SavedItem => ({ url, catalogType: 'clock', ...(at && { at }) });

test.each<[string, SavedItem[], SavedItem[], string[]]>([
  ['nothing here', [], [watch('a', 1)], ['a']],
  ['nothing brought', [watch('a', 1)], [], ['a']],
  ['the same item once', [watch('a', 1)], [watch('a', 5)], ['a']],
  ['by time', [watch('a', 1), watch('c', 3)], [watch('b', 2), watch('d', 4)], ['a', 'b', 'c', 'd']],
  ['without a time first', [watch('b', 2)], [watch('a')], ['a', 'b']],
])('D75 lists that a change of language brings: %s', (_, own, carried, urls) => {
  expect(mergeCarried(own, carried).map(({ url }) => url)).toEqual(urls);
});

test.each([
  ['two lists, encoded as in an address', encodeURI(JSON.stringify([[watch('a', 1)], []])), [[watch('a', 1)], []]],
  ['not JSON', '[[', []],
  ['no lists', '{"a":1}', []],
  ['an item that is none', '[[{"url":"../evil","catalogType":"clock"}],[{"url":"b","catalogType":"clock"}]]', [[], [watch('b')]]],
  ['a broken escape', '%E0%A4%A', []],
])('D75 a fragment: %s', (_, fragment, lists) => {
  expect(readCarried(fragment)).toEqual(lists);
}); // prettier-ignore

test('D75 a link cannot fill the storage', () => {
  const many = Array.from({ length: 300 }, (_, place) => watch(`w-${place}`, place + 1));
  expect(readCarried(JSON.stringify([many]))[0]).toHaveLength(200);
});

test('D75 an address carries as many items of a list as the other host takes, the latest', () => {
  const many = Array.from({ length: 2000 }, (_, place) => watch(`rolex-${place}`, place + 1));
  const address = new URL('https://en.example/#lists=');
  address.hash += writeCarried([[], [], many]);
  expect(address.href.length).toBeLessThan(40_000);
  expect(readCarried(address.hash.slice('#lists='.length))).toEqual([[], [], many.slice(-200)]);
});
