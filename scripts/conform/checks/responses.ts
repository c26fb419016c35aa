import type { CALLS, CallName } from '@tourbillon/domain/contract/index.ts';
import type { Examples } from '../examples.ts';
import { type CallFields, Fault } from '../tested-backend.ts';
import type { ConformanceCheck } from './check.ts';

/** Reading calls that need no account: public ones, and those that the storefront signs. */
export type ReadingName = {
  [Name in CallName]: (typeof CALLS)[Name]['method'] extends 'GET'
    ? (typeof CALLS)[Name]['access'] extends 'visitor' | 'storefront'
      ? Name
      : never
    : never;
}[CallName];

type Requests = {
  [Name in Exclude<ReadingName, 'draft' | 'draftPiece'>]: (
    examples: Examples,
  ) => CallFields<Name> | undefined;
};

const first = ({ lists }: Examples, type: string) =>
  lists.find(({ section }) => section.catalogType === type)?.items[0]?.url;
const watch = (examples: Examples) => {
  const itemUrl = first(examples, 'clock');
  return itemUrl === undefined ? undefined : { catalogType: 'clock' as const, itemUrl };
};

/**
 * A request of every call. It is undefined when the backend has nothing of the kind. A call without an entry is a
 * type error.
 */
const REQUESTS: Requests = {
  mainData: () => ({}),
  menuList: () => ({}),
  contacts: ({ city }) => (city === undefined ? undefined : { city }),
  document: ({ city }) => (city === undefined ? undefined : { city }),
  sitemap: () => ({}),
  // Its request needs a number that the index names.
  indexedItems: () => undefined,
  indexedStock: () => ({}),
  offers: () => ({}),
  currency: () => ({}),
  importantMessages: () => ({}),
  articles: () => ({ per_page: 2 }),
  article: ({ article }) => (article === undefined ? undefined : { slug: article }),
  seoPage: ({ service }) => (service === undefined ? undefined : { param: service }),
  seoPages: () => ({ per_page: 1000, page: 1 }),
  seoList: ({ city }) => (city === undefined ? undefined : { cityAlias: city }),
  servicesList: () => ({}),
  faq: () => ({}),
  experts: () => ({ type: 'watches' }),
  expert: ({ expert }) => (expert === undefined ? undefined : { slug: expert }),
  reviews: () => ({}),
  video: () => ({}),
  videoDetail: ({ video }) => (video === undefined ? undefined : { slug: video }),
  catalogue: ({ lists: [list] }) => list && { url: list.word, facets: true },
  filterOption: ({ lists }) => (lists.length === 0 ? undefined : { catalogType: 'clock', option: 'brands' }),
  detail: watch,
  priceHistory: watch,
  // A shop without goods has no item to ask for; an empty list of them is no request.
  itemsByUrl: ({ lists }) => {
    const urls = lists.flatMap(({ items }) => items[0]?.url ?? []);
    return urls.length === 0 ? undefined : { 'urls[]': urls };
  },
  specialsShow: () => ({ 'product_types[]': ['clock'] }),
  dailyShow: () => ({}),
  discountShow: () => ({}),
  advantages: () => ({}),
  popularCategories: () => ({ category: 'popular' }),
  estimate: ({ lists }) => {
    const item = lists.find(({ section }) => section.catalogType === 'clock')?.items[0];
    return item && { brand: item.brand.title, model: item.model, condition: 'perfect', kit: 'full' };
  },
  estimateArchive: () => ({}),
  search: ({ lists: [list] }) => ({ q: list?.items[0]?.brand.title ?? 'watch' }),
  searchSuggestions: ({ lists: [list] }) => ({ q: list?.items[0]?.brand.title.slice(0, 3) ?? 'wat' }),
  brandAbout: () => ({ catalogType: 'clock' }),
  glossary: () => ({}),
  famousWatches: () => ({}),
  changes: () => ({}),
};

/** The response to every reading call matches its schema. */
export const responsesCheck: ConformanceCheck = {
  name: 'answers after their schemas',
  async *run({ backend, examples }) {
    for (const [name, requestOf] of Object.entries(REQUESTS)) {
      const request = requestOf(examples);
      if (request === undefined) continue;
      try {
        await backend.ask(name as keyof Requests, request);
      } catch (error) {
        if (!(error instanceof Fault)) throw error;
        yield error.message;
      }
    }
  },
};
