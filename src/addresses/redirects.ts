import { CATALOG_TYPES, listPath, SECTIONS } from '@tourbillon/domain/sections/sections.ts';

/** Addresses that moved together with all addresses below them, old to new (decision 2). */
const BRANCHES: readonly (readonly [from: string, to: string])[] = [
  ['/articles/', '/article/'],
  ['/services/', '/uslugi/'],
];

/** Single addresses that moved: decisions 2 and 13, and item addresses without an item (decision 4). */
const PAGES = new Map<string, string>([
  ['/privacy_policy/', '/politika-konfidentcialnosti/'],
  ['/news/', '/news/news-lombard/'],
  ...CATALOG_TYPES.map((kind) => [`/${kind}/`, listPath(SECTIONS[kind].list)] as const),
]);

/**
 * The new address of a moved page, or undefined.
 * @param path the path with its closing slash.
 */
export function redirectOf(path: string): string | undefined {
  const page = PAGES.get(path);
  if (page !== undefined) return page;
  const branch = BRANCHES.find(([from]) => path.startsWith(from));
  return branch && branch[1] + path.slice(branch[0].length);
}
