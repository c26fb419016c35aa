import { expect, test } from 'vitest';
import { PALETTES } from '@tourbillon/domain/look/palette.ts';
import { lookAddresses } from './look-address.ts';

const mark = '<svg viewBox="0 0 1 1"></svg>';
const night = { ...PALETTES, light: { ...PALETTES.light, night: '#001122' } };

test.each([null, undefined])('a shop with the look %s has the files of the project', (look) => {
  expect(lookAddresses(look)).toMatchObject({
    stylesheet: undefined,
    icon: '/favicon.svg',
    touchIcon: '/icon-180.png',
    themes: { light: '#171512', dark: '#090b0a' },
  });
});

test('own colours alone have a stylesheet and keep the icons; another colour has another address', () => {
  const of = (colours: typeof night) => lookAddresses({ mark: null, colours });
  expect(of(night)).toMatchObject({ icon: '/favicon.svg', themes: { light: '#001122' } });
  expect(of(night).stylesheet).toMatch(/^\/look\/[0-9a-f]{12}\/colours\.css$/);
  expect(of(night).stylesheet).not.toBe(of({ ...night, light: PALETTES.light }).stylesheet);
});

test('an own mark has icons of its own in every size', () => {
  const { icon, icons, touchIcon, stylesheet } = lookAddresses({ mark, colours: null });
  expect(stylesheet).toBeUndefined();
  expect(icon).toMatch(/^\/look\/[0-9a-f]{12}\/icon\.svg$/);
  expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '180x180', '192x192', '512x512']);
  expect(icons.map(({ src }) => src)).toContain(touchIcon);
});
