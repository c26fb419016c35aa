import { itemPath } from '@tourbillon/domain/sections/sections.ts';

/** Prerendered pages. */
const PRERENDERED = [
  '/',
  '/about/',
  '/article/garantii/',
  '/uslugi/',
  '/uslugi/zalog-chasov/',
  '/contacts/moscow/',
  '/article/',
];

/** Popular lists, which are cached. */
const CACHED = [
  '/clocks_today/',
  '/clocks_today/rolex/',
  '/clocks_archive/',
  '/jewellery/',
  '/accessories/',
  '/arts/',
];

/** Lists and suggestions that are not cached: each has a new limit of the price. */
const UNCACHED = ['/clocks_today/?price_from={n}', '/clocks_archive/omega/?price_from={n}'];

const SUGGESTIONS = [
  '/api/search/suggestions?q=rol&type=2',
  '/api/search/suggestions?q=%D0%BE%D0%BC%D0%B5&type=2',
];

/**
 * Requests of visitors in the proportions of a normal day: half are prerendered pages, a quarter cached lists,
 * the rest items, lists with new filters and suggestions.
 * @param list a page of a list, whose items are requested. @param newLists percent of lists that nobody has asked
 * for; the other kinds keep their proportions.
 */
export function mixOf(list: string, newLists = 5): string[] {
  const items = [...list.matchAll(new RegExp(`href="(${itemPath('clock', '[^"/]+')})"`, 'g'))].map(
    ([, path]) => path ?? '',
  );
  if (items.length === 0) throw new Error('The list shows no items.');
  const others = [
    ...repeat(PRERENDERED, 50),
    ...repeat(CACHED, 25),
    ...repeat(items, 13),
    ...repeat(SUGGESTIONS, 8),
  ];
  return [...others, ...repeat(UNCACHED, Math.round((others.length * newLists) / (100 - newLists)))];
}

function repeat(paths: readonly string[], times: number): string[] {
  return Array.from({ length: times }, (_, index) => paths[index % paths.length] ?? '/');
}
