import { itemPath, listPath, SECTIONS } from '../../src/sections/sections.ts';
import { ask } from './ask.ts';

const WATCHES = SECTIONS.clock.list;

/** A kind of page, with a path that is an example of it. */
export interface PageKind {
  name: string;
  path: string;
  status?: number;
}

/** Kinds whose example has a known address. */
export const FIXED_KINDS: PageKind[] = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about/' },
  { name: 'list of articles', path: '/article/' },
  { name: 'article', path: '/article/garantii/' },
  { name: 'services', path: '/uslugi/' },
  { name: 'service', path: '/uslugi/zalog-chasov/' },
  { name: 'contacts', path: '/contacts/' },
  { name: 'contacts of a city', path: '/contacts/tashkent/' },
  { name: 'watches', path: listPath(WATCHES) },
  { name: 'watches of a brand', path: listPath(WATCHES, 'rolex') },
  { name: 'archive of watches', path: listPath(SECTIONS.clock.archive) },
  { name: 'nothing found', path: `${listPath(WATCHES)}?price_from=1&price_to=2` },
  { name: 'favourites', path: '/favorites/' },
  { name: 'viewed', path: '/viewed/' },
  { name: 'comparison', path: '/comparison/' },
  { name: 'page not found', path: '/no-such-page/', status: 404 },
];

/** Kinds that are rendered ahead. */
export const AHEAD_PATHS = FIXED_KINDS.filter(
  ({ path, status }) => !status && !path.includes(`/${WATCHES}/`) && !path.includes(SECTIONS.clock.archive),
).map(({ path }) => path);

/** The address of some watch in stock. */
export async function someItem(): Promise<string> {
  const { text } = await ask('en', listPath(WATCHES));
  const found = new RegExp(`href="(${itemPath('clock', '[^"/]+')})"`).exec(text)?.[1];
  if (!found) throw new Error('No watch was found in the list');
  return found;
}

/** All kinds, the item page included. */
export async function pageKinds(): Promise<PageKind[]> {
  return [...FIXED_KINDS, { name: 'item', path: await someItem() }];
}
