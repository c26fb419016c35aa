import { expect, test } from 'vitest';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { LISTS } from '@tourbillon/domain/sections/sections.ts';
import { siteMapGroups } from './site-map-groups.ts';

const brand = (index: number) => ({
  title: `Brand ${index}`,
  url: `clocks_today/brand-${index}/`,
  count: 99 - index,
});
const response = {
  brands: [{ list: 'clocks_today', items: Array.from({ length: 50 }, (_, index) => brand(index)) }],
  services: [{ title: 'Pawn a watch', url: 'uslugi/zalog-chasov/' }],
  articles: [{ title: 'Guarantee', url: 'article/garantii/', type: 5 }],
  cities: [{ title: 'Baku', contacts: 'contacts/baku/', documents: 'document/baku/' }],
};
const menu = [
  { type_id: 4, title: 'About us', url: 'about/' },
  { type_id: 7, title: 'About us', url: 'about/' },
  { type_id: 7, title: 'Guarantee', url: 'article/garantii/' },
  { type_id: 8, title: 'Services', url: 'uslugi/' },
  { type_id: 2, title: 'Rolex', url: 'clocks_today/rolex/' },
];
const groupsOf = (has: (type: string) => boolean) =>
  siteMapGroups(response, menu, { has, isFilled: (word) => word !== 'arts_archive' }, translator('en'));
const groups = groupsOf(() => true);

test('site map: sections that have something, brands, services, texts, cities, documents, the rest of the menus', () => {
  expect(groups.map(({ path, links }) => [path, links.length])).toEqual([
    [undefined, LISTS.size - 1],
    ['/clocks_today/', 36],
    ['/uslugi/', 2],
    [undefined, 10],
    ['/article/', 1],
    ['/contacts/', 1],
    ['/document/', 1],
    [undefined, 1],
  ]);
});

test('site map: the appraisal, and the estimate where watches are sold', () => {
  const forms = (all: typeof groups) => all[3]?.links.map(({ path }) => path);
  expect(forms(groups)).toEqual(expect.arrayContaining(['/appraisal/', '/estimate/']));
  const withoutWatches = forms(groupsOf((type) => type !== 'clock'));
  expect(withoutWatches).toContain('/appraisal/');
  expect(withoutWatches).not.toContain('/estimate/');
});

test('site map: a page is named once, the menus give only what is not named yet', () => {
  expect(groups.at(-1)?.links).toEqual([{ title: 'About us', path: '/about/' }]);
  const paths = groups.flatMap(({ links }) => links.map(({ path }) => path));
  expect(new Set(paths).size).toBe(paths.length);
});

test('site map: the brands with the most goods are named, by the alphabet', () => {
  const titles = groups[1]?.links.map(({ title }) => title) ?? [];
  expect(titles).not.toContain('Brand 40');
  expect(titles).toEqual(titles.toSorted((first, second) => first.localeCompare(second)));
});
