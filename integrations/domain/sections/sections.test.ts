import { filtersOf } from './filters.ts';
import { expect, test } from 'vitest';
import { CATALOG_TYPES, itemPath, LISTS, listPath, sectionPath, SECTIONS } from './sections.ts';

/** Addresses and filters exactly as in §2 and §3 (decisions 10 and 11); set and guarantee are decision 234, the facts of a watch decision 323. */
test.each([
  ['clock', 'clocks_today', 'clocks_archive', 'statuses_used cities is_promo is_vip with_guarantee genders brands specials collections statuses_income body_forms body_materials_for_filter bracelets dial_colours movements complications set diametr year days_in_stock price'],
  ['jewelry', 'jewellery', 'jewelries_archive', 'statuses_used cities is_promo is_vip specials types brands insertions price'],
  ['accessory', 'accessories', 'accessory_archive', 'statuses_used cities is_vip brands statuses_income types price'],
  ['art', 'arts', 'arts_archive', 'is_vip brands price'],
] as const)('§2, §3 section %s', (kind, list, archive, filters) => {
  const section = SECTIONS[kind];
  expect([section.list, section.archive]).toEqual([list, archive]);
  expect(filtersOf(section).map(({ name }) => name).join(' ')).toBe(filters);
}); // prettier-ignore

test('D21 only watches have a dealer corner', () => {
  const dealers = [...LISTS.values()].filter(({ stock }) => stock === 'dealer');
  expect(dealers.map(({ word, section }) => [word, section.catalogType])).toEqual([
    ['clocks_dealer', 'clock'],
  ]);
});

test.each(CATALOG_TYPES)('§2 header: an item of %s lights up its section', (kind) => {
  const list = listPath(SECTIONS[kind].list);
  expect(sectionPath(itemPath(kind, 'some-item-1'))).toBe(list);
  expect(sectionPath(list)).toBe(list);
});
