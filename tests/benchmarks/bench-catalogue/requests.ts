import type { Facets } from '@tourbillon/domain/contract/catalogue.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { callTarget, type RequestOf } from '@tourbillon/domain/contract/call.ts';
import { SEARCH_TYPES } from '@tourbillon/domain/sections/search-groups.ts';
import { seeded, type Random } from '@tourbillon/domain/random/seeded.ts';
import { GOLDEN } from '../../contract/suites/search-golden/index.ts';

/** Addresses of a backend, by what they measure. */
export type Requests = Record<
  'list' | 'list + all facets' | 'search' | 'search + all facets' | 'suggestions',
  string[]
>;

/** One in this many queries of the golden table is asked, of all subjects. */
const ONE_OF = 3;

type ListRequest = Partial<RequestOf<typeof CALLS.catalogue>>;

const SORTS = [
  { sort: 'date_publish', direction: 'desc' },
  { sort: 'brand_id', direction: 'asc' },
  { sort: 'price_usd', direction: 'asc' },
  { sort: 'price_usd', direction: 'desc' },
] as const;

/** Makes the requests: lists of watches with random filters and orders, and the queries of the golden table. */
export async function makeRequests(url: string, count: number): Promise<Requests> {
  const random = seeded(1);
  const facets = await facetsOf(url);
  const lists = Array.from({ length: count }, () => randomList(random, facets));
  const queries = Object.values(GOLDEN)
    .flat()
    .filter((_, place) => place % ONE_OF === 0);
  return {
    list: lists.map((request) => listAddress(url, request)),
    'list + all facets': lists.map((request) => listAddress(url, { ...request, facets: true })),
    search: queries.map(
      ([locale, q]) => `${url}/${locale}${callTarget(CALLS.search, { q, type: SEARCH_TYPES.all })}`,
    ),
    'search + all facets': queries.map(
      ([locale, q]) =>
        `${url}/${locale}${callTarget(CALLS.search, { q, type: SEARCH_TYPES.watches, facets: true })}`,
    ),
    suggestions: queries.map(([locale, q]) => {
      const begun = q.slice(0, 2 + Math.floor(random() * (q.length - 1)));
      return `${url}/${locale}${callTarget(CALLS.searchSuggestions, { q: begun, type: SEARCH_TYPES.watches })}`;
    }),
  };
}

async function facetsOf(url: string): Promise<Facets> {
  const response = await fetch(listAddress(url, { facets: true }));
  return ((await response.json()) as { facets: Facets }).facets;
}

/** None to three groups with one to three options, any order, and one of the first pages, which surely exist. */
function randomList(random: Random, { options }: Facets): ListRequest {
  const groups = Object.entries(options).filter(([, all]) => all.length > 1);
  const request: Record<string, unknown> = { ...SORTS[Math.floor(random() * SORTS.length)] };
  for (let group = Math.floor(random() * 4); group > 0; group -= 1) {
    const [name, all] = groups[Math.floor(random() * groups.length)] ?? ['', []];
    const chosen = Array.from(
      { length: 1 + Math.floor(random() * 3) },
      () => all[Math.floor(random() * all.length)],
    );
    request[`${name}[]`] = chosen.flatMap((option) => option?.id ?? []);
  }
  if (Object.keys(request).length === 2) request.page = 1 + Math.floor(random() * 100);
  return request;
}

/** Address of a search among the watches in stock. */
export function searchAddress(url: string, q: string): string {
  return `${url}/en${callTarget(CALLS.search, { q, type: SEARCH_TYPES.watches })}`;
}

/** Address of a list of watches. */
export function listAddress(url: string, request: ListRequest): string {
  const asked = { url: 'clocks_today', ...request, facets: request.facets ? 1 : 0 };
  return `${url}/en${callTarget(CALLS.catalogue, asked)}`;
}
