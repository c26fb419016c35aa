import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import type { Random } from '@tourbillon/domain/random/seeded.ts';
import { filtersOf } from '@tourbillon/domain/sections/filters.ts';
import { SEARCH_TYPES } from '@tourbillon/domain/sections/search-groups.ts';
import { LISTS } from '@tourbillon/domain/sections/sections.ts';
import type { Catalogue } from '@tourbillon/backend/catalogue/catalogue.ts';
import { facetsOf } from '@tourbillon/backend/catalogue/facet-options.ts';
import { filledLists } from '@tourbillon/backend/catalogue/filled-lists.ts';
import { brandCounts } from '@tourbillon/backend/catalogue/popular-brands.ts';
import { countFacets } from '@tourbillon/backend/column-index/count-facets.ts';
import type { FilterState } from '@tourbillon/backend/column-index/filter-state.ts';
import { matchRows } from '@tourbillon/backend/column-index/match.ts';
import { ORDERS, pageOfIds } from '@tourbillon/backend/column-index/order.ts';
import { similarIds } from '@tourbillon/backend/column-index/similar.ts';
import { runQuery } from '@tourbillon/backend/search/run-query.ts';
import { itemTotals } from '@tourbillon/backend/search/find.ts';
import { foundList } from '@tourbillon/backend/search/found-list.ts';
import type { Goods } from '@tourbillon/backend/search/goods.ts';
import type { SearchedTexts } from '@tourbillon/backend/search/index/load-texts.ts';
import type { SearchData } from '@tourbillon/backend/search/searcher.ts';
import { suggest } from '@tourbillon/backend/search/suggest.ts';
import { oneOf, randomState } from '../counts/random-state.ts';

const RATES = { RUB: 90 };

/** Filter states tried on each list. */
const STATES = 5;

/** A state of a list, and an item for which similar ones are looked up. */
export interface Asked {
  word: string;
  states: FilterState[];
  like: Parameters<typeof similarIds>[1];
}

/** Random questions about the lists of a catalogue. */
export function questionsAbout({ lists }: Catalogue, random: Random): Asked[] {
  return [...LISTS].map(([word, { section }]) => {
    const index = lists.get(word);
    if (!index) throw new Error(`${word} is no list`);
    const brand = oneOf(random, index.options.brands.options.slice(1)) ?? '';
    const like = { id: 1, brand, collection: null, bodyForm: 'round', type: null, price: 5_000 };
    return { word, like, states: Array.from({ length: STATES }, () => randomState(random, index, section)) };
  });
}

/** Everything that lists answer. */
export function answersOfLists(catalogue: Catalogue, asked: readonly Asked[]) {
  const all = asked.map(({ word, states, like }) => {
    const index = catalogue.lists.get(word);
    const section = LISTS.get(word)?.section;
    if (!index || !section) throw new Error(`${word} is no list`);
    const { catalogType } = section;
    const answers = states.map((state) => {
      const matches = matchRows(index, state);
      const counts = countFacets(index, filtersOf(section), matches);
      return {
        state,
        total: matches.total,
        pages: ORDERS.map((order) => pageOfIds(index, order, matches.all, { offset: 0, limit: index.size })),
        facets: facetsOf(counts, { catalogue, catalogType, index, state, locale: 'en' }),
      };
    });
    return {
      word,
      count: index.count,
      answers,
      similar: similarIds(index, like, 12),
      brands: new Map([...brandCounts(index)].sort()),
    };
  });
  const refused = catalogue.refused.map(({ number, field }) => `${number} ${field}`).sort();
  return { all, refused, filled: filledLists(catalogue), photographs: catalogue.photographs };
}

/** Everything that the search answers. */
export function answersOfSearch(goods: Goods, texts: SearchedTexts, queries: readonly string[]) {
  const { currency } = LOCALE_FACTS.en;
  const { dictionary, references } = goods;
  const searched: SearchData = {
    ...goods,
    texts,
    knowledge: { dictionary, references, isTextWord: () => false, currency },
  };
  const lists = [...goods.catalogue.lists.values()];
  return queries.map((query) => {
    const { items, ...found } = runQuery(query, searched, 'corrected', RATES);
    const ids = items.map((entry) => goods.items.ids[entry] ?? 0);
    const list = foundList(ids, lists, { options: { statuses_income: ['in_stock'] }, flags: {}, ranges: {} });
    return {
      query,
      ids: [...ids],
      found,
      totals: itemTotals({ ...found, items }, searched),
      inStock: [list.total, list.page({ sort: 'price_usd', direction: 'asc' }, { offset: 0, limit: 50 })],
      suggested: [query, query.slice(0, 4)].map((begun) =>
        suggest(begun, SEARCH_TYPES.all, searched, 'en', RATES),
      ),
    };
  });
}
