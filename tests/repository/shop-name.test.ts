import { expect, test } from 'vitest';
import { SHOP_NAME } from '../contract/shop-name.ts';
import { visitorTexts } from './visitor-texts.ts';

/** Files that describe the shop, or use "tourbillon" as a term of watchmaking. */
const MAY_NAME = /^(shop\.json|contacts\.json|glossary|famous|.*\/vocabulary\/|articles\/cena-uslozhneniy\/)/;

test('no text names the shop itself: it stands in shop.json, and as {shop} elsewhere', () => {
  const names = Object.values(SHOP_NAME);
  const naming = visitorTexts().filter(
    ({ place, text }) => !MAY_NAME.test(place) && names.some((name) => text.includes(name)),
  );
  expect(naming.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
});
