import { expect, test } from 'vitest';
import { LatestOfResponses } from './latest-of-responses.ts';

test('D682 it is made again when a response is another object, in each language by itself', () => {
  const latest = new LatestOfResponses<object>();
  const [shop, menu] = [{ name: 'A' }, { data: [] }];
  const made = latest.of('en', [shop, menu, undefined], () => ({}));
  const again = (...responses: unknown[]) => latest.of('en', responses, () => ({}));
  expect(again(shop, menu, undefined)).toBe(made);
  expect(latest.of('ru', [shop, menu, undefined], () => ({}))).not.toBe(made);
  expect(again(shop, menu, undefined)).toBe(made);
  const other = again(shop, { data: [] }, undefined);
  expect(other).not.toBe(made);
  expect(again(shop, menu)).not.toBe(other);
});
