import { itemPath, listPath, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { fetchPage } from '../benchmarks/measure/fetch-page.ts';
import type { ThrowawaySite } from './throwaway.ts';

/** Finds the path of an example on a site. */
type FindPath = (site: Pick<ThrowawaySite, 'port' | 'origins'>) => string | Promise<string>;

/** Example pages for measurements, one of each kind. */
export const EXAMPLES: Record<string, FindPath> = {
  Home: () => '/',
  Catalogue: () => listPath(SECTIONS.clock.list),
  Item: findItem,
  Article: () => '/article/garantii/',
  Service: () => '/uslugi/zalog-chasov/',
  Contacts: () => '/contacts/',
  'Page of text': () => '/about/',
};

/** The first watch in stock. */
async function findItem({ port, origins }: Parameters<FindPath>[0]): Promise<string> {
  const list = await fetchPage(port, new URL(origins.ru).host, listPath(SECTIONS.clock.list));
  const found = new RegExp(`href="(${itemPath('clock', '[^"/]+')})"`).exec(list)?.[1];
  if (!found) throw new Error('The list of watches shows none.');
  return found;
}
