import { expect, test } from 'vitest';
import { serviceImage } from './service-image.ts';

test.each([
  ['the preview', 'preview', 'first', 'preview'],
  ['the first image when there is no preview', null, 'first', 'first'],
  ['none', null, null, null],
])('§2 card of a service shows %s', (_, image_preview, image_1, shown) => {
  expect(serviceImage<string>({ image_preview, image_1 })).toBe(shown);
});
