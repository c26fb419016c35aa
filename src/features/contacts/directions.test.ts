import { expect, test } from 'vitest';
import { directionsLinks } from './directions.ts';

test.each([
  ['ru', ['yandex', 'google', 'apple', 'app']],
  ['en', ['google', 'apple', 'yandex', 'app']],
  ['ua', ['google', 'apple', 'app']],
  ['uz', ['yandex', 'google', 'apple', 'app']],
] as const)('directions on %s, the usual service first', (locale, services) => {
  expect(directionsLinks(locale, 55.7285, 37.4775).map(({ service }) => service)).toEqual(services);
});

test('directions name the place by its coordinates', () => {
  expect(directionsLinks('ru', 55.7285, 37.4775).map(({ href }) => href)).toEqual([
    'https://yandex.com/maps/?rtext=~55.7285,37.4775',
    'https://www.google.com/maps/dir/?api=1&destination=55.7285,37.4775',
    'https://maps.apple.com/?daddr=55.7285,37.4775',
    'geo:55.7285,37.4775?q=55.7285,37.4775',
  ]);
});
