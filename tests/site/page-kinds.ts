import { CATALOG_TYPES, itemPath, LISTS, listPath, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { ask } from './ask.ts';

const WATCHES = SECTIONS.clock.list;

/** A kind of page, with an example path. */
export interface PageKind {
  name: string;
  path: string;
  status?: number;
}

/** Kinds with a fixed example path. */
export const FIXED_KINDS: PageKind[] = [
  { name: 'home', path: '/' },
  { name: 'about', path: '/about/' },
  { name: 'what to know of watches', path: '/about-clock/' },
  { name: 'glossary', path: '/about-clock/slovar-chasovykh-terminov/' },
  { name: 'list of articles', path: '/article/' },
  { name: 'ten myths', path: '/article/10-mifov-o-chasovykh-lombardakh/' },
  { name: 'article', path: '/article/kak-podobrat-sebe-chasy/' },
  { name: 'services', path: '/uslugi/' },
  { name: 'service', path: '/uslugi/zalog-chasov/' },
  { name: 'contacts', path: '/contacts/' },
  { name: 'contacts of a city', path: '/contacts/tashkent/' },
  { name: 'documents of a city', path: '/document/tashkent/' },
  { name: 'expert', path: '/experts/anna-levina/' },
  { name: 'video', path: '/video/kak-prohodit-zalog/' },
  { name: 'reviews', path: '/reviews/' },
  { name: 'site map', path: '/sitemap/' },
  { name: 'watches', path: listPath(WATCHES) },
  { name: 'watches of a brand', path: listPath(WATCHES, 'rolex') },
  { name: 'archive of watches', path: listPath(SECTIONS.clock.archive) },
  { name: 'dealer corner', path: listPath(SECTIONS.clock.dealer) },
  { name: 'jewellery', path: listPath(SECTIONS.jewelry.list) },
  { name: 'jewellery of a brand', path: listPath(SECTIONS.jewelry.list, 'cartier') },
  { name: 'accessories', path: listPath(SECTIONS.accessory.list) },
  { name: 'works of art', path: listPath(SECTIONS.art.list) },
  { name: 'archive of works of art', path: listPath(SECTIONS.art.archive) },
  { name: 'nothing found', path: `${listPath(WATCHES)}?price_from=1&price_to=2` },
  { name: 'favourites', path: '/favorites/' },
  { name: 'viewed', path: '/viewed/' },
  { name: 'comparison', path: '/comparison/' },
  { name: 'form of a request', path: '/call-request/' },
  { name: 'instant estimate', path: '/estimate/' },
  {
    name: 'estimate of a watch',
    path: '/estimate/?brand=Rolex&model=Submariner&condition=perfect&kit=full&go=1',
  },
  { name: 'cost of a loan', path: '/loan/' },
  { name: 'search', path: '/search/' },
  { name: 'results of a search', path: '/search/?q=rolex' },
  { name: 'nothing found by a search', path: '/search/?q=qwxzyv' },
  { name: 'page not found', path: '/no-such-page/', status: 404 },
];

/**
 * Forms for people without an account; axe tests them together with the pages behind them
 * (`account-accessibility.spec.ts`).
 */
export const SIGN_IN_KINDS: PageKind[] = [
  { name: 'login', path: '/login/' },
  { name: 'registration', path: '/registration/' },
  { name: 'forgotten password', path: '/forgot-password/' },
];

/** Pages of the personal area. The browser renders them, so they are empty before scripts run. */
export const AREA_KINDS: PageKind[] = [
  { name: 'personal area', path: '/account/' },
  { name: 'profile', path: '/profile/' },
];

/** Prerendered kinds. */
export const PRERENDERED_PATHS = FIXED_KINDS.filter(
  ({ path, status }) => !status && !path.includes('?') && !LISTS.has(path.split('/')[1] ?? ''),
).map(({ path }) => path);

/** The address of an item in a list; by default of a watch in stock. */
export async function someItem(word: string = WATCHES): Promise<string> {
  const kind = LISTS.get(word)?.section.catalogType ?? 'clock';
  const { text } = await ask('en', listPath(word));
  const found = new RegExp(`href="(${itemPath(kind, '[^"/]+')})"`).exec(text)?.[1];
  if (!found) throw new Error(`No item was found in the list ${word}`);
  return found;
}

/**
 * The address of a random watch that can be bought. A request reserves the item, and other tests read the first
 * ones of the list.
 */
export async function itemToBuy(): Promise<string> {
  const page = 2 + Math.floor(Math.random() * 30);
  const { text } = await ask('en', `${listPath(WATCHES)}?statuses_income=in_stock&page=${page}`);
  const found = [...text.matchAll(new RegExp(`href="(${itemPath('clock', '[^"/]+')})"`, 'g'))];
  const path = found[Math.floor(Math.random() * found.length)]?.[1];
  if (!path) throw new Error('No watch in stock was found');
  return path;
}

/** All kinds, with the item pages of every kind of goods. */
export async function pageKinds(): Promise<PageKind[]> {
  const items = CATALOG_TYPES.map(async (kind) => ({
    name: `item: ${kind}`,
    path: await someItem(SECTIONS[kind].list),
  }));
  return [...FIXED_KINDS, ...(await Promise.all(items))];
}
