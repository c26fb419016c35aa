import { MOST_SUGGESTED_ITEMS } from '@tourbillon/domain/contract/search.ts';
import { groupOfType, SEARCH_TYPES, type SearchType } from '@tourbillon/domain/sections/search-groups.ts';
import { searchedLists } from '@tourbillon/domain/sections/searched-lists.ts';
import type { Rates } from '@tourbillon/domain/i18n/money.ts';
import { pieceName } from '@tourbillon/domain/texts/piece-name.ts';
import type { ItemCard } from '@tourbillon/domain/contract/catalogue.ts';
import { cardOf } from '../catalogue/item-card.ts';
import { notFound } from '../errors/domain-error.ts';
import type { Database } from '../database/database.ts';
import { readRates } from '../catalogue/currency-rates.ts';
import { runQuery, type QueryResults } from '../search/run-query.ts';
import { mayNamePrice } from '../search/query/amount.ts';
import { directAnswer } from '../search/direct-answer.ts';
import { hitsOfType, itemTotals, textsOfType, type SearchResults } from '../search/find.ts';
import { searchHitOf } from '../search/search-hit.ts';
import type { SearchData } from '../search/searcher.ts';
import { countMissed } from '../search/missed-searches.ts';
import { notTaken } from '../search/not-taken.ts';
import { suggest } from '../search/suggest.ts';
import { narrowedItems } from './narrowed-items.ts';
import { understoodParts } from './understood-parts.ts';
import type { Handler, HandlerServices } from './handlers.ts';

/** Maximum number of texts, and of brands with collections, per group. */
const BEST = { text: 3, brand: 4 };

const EACH_TYPE = Object.values(SEARCH_TYPES).filter((type) => type !== SEARCH_TYPES.all);

/**
 * Search results of a section group (§3; architecture §6 "Search"), narrowed by the filters of its lists; 404 past the
 * last page (decision 22). A query with no results, or with results only without some of its words, is counted for
 * the shop (decision 268).
 * @param counts the database that stores the counts.
 */
export function searchHandler(
  { search, items, reads }: HandlerServices,
  counts: Database,
): Handler<'search'> {
  return async (request, { locale }) => {
    const { q, type, exact, page, per_page } = request;
    const searched = await search.searched(locale);
    const found = runQuery(q, searched, exact ? 'exact' : 'corrected', await ratesFor(q, reads.database));
    const { list, facets, isNarrowed } = narrowedItems(request, found, searched, locale);
    // In every section group: the dialog of the site searches watches first.
    const answer = page === 1 && !exact ? directAnswer(q, searched) : null;
    const amount = found.items.length + found.brands.length + found.texts.length;
    const isMissed = found.leftOut.length > 0 || found.notTakenBrands.length > 0 || amount === 0;
    if (page === 1 && isMissed && !answer && !isNarrowed) {
      // If counting fails, the search still answers.
      await countMissed(counts, locale, q).catch(() => undefined);
    }
    const hits = hitsOfType(found, type);
    const lastPage = Math.max(1, Math.ceil(Math.max(list.total, hits.length) / per_page));
    if (page > lastPage) throw notFound('Page');
    const start = (page - 1) * per_page;
    const rows = await items.byIds(list.page(request, { offset: start, limit: per_page }));
    const isOfItems = searchedLists(groupOfType(type)) !== undefined;
    const shown = !isOfItems ? hits.slice(start, start + per_page) : page === 1 ? bestHits(found, type) : [];
    return {
      corrected: found.corrected,
      left_out: answer ? [] : [...found.leftOut],
      understood: understoodParts(q, found, searched.catalogue, locale),
      not_taken: notTaken(found.notTakenBrands, searched, locale),
      answer,
      wish: found.wish,
      totals: totals(found, searched),
      items: rows.map((row) => cardOf(row, searched.catalogue, locale)),
      total: list.total,
      facets,
      hits: shown.map((hit) => searchHitOf(hit, searched.catalogue, locale)),
      paginate_data: { current_page: page, last_page: lastPage, per_page },
    };
  };
}

/** Ids read at once: nearly always enough for four different items. */
const READ_AT_ONCE = 8;

/** Items and completions for the beginning of a query. */
export function searchSuggestionsHandler({
  search,
  items,
  reads,
}: HandlerServices): Handler<'searchSuggestions'> {
  return async ({ q, type }, { locale }) => {
    const searched = await search.searched(locale);
    const {
      corrected,
      items: ids,
      hits,
    } = suggest(q, type, searched, locale, await ratesFor(q, reads.database));
    // Several items of one reference make one suggestion.
    const different = new Map<string, ItemCard>();
    for (let start = 0; start < ids.length && different.size < MOST_SUGGESTED_ITEMS; start += READ_AT_ONCE) {
      const rows = await items.byIds(ids.slice(start, start + READ_AT_ONCE));
      for (const card of rows.map((row) => cardOf(row, searched.catalogue, locale))) {
        if (!different.has(nameOf(card))) different.set(nameOf(card), card);
      }
    }
    return { corrected, items: [...different.values()].slice(0, MOST_SUGGESTED_ITEMS), data: hits };
  };
}

/** Rates for the prices of a query; most name none. */
async function ratesFor(query: string, database: Database): Promise<Rates> {
  return mayNamePrice(query) ? Object.fromEntries((await readRates(database)).rates) : {};
}

function nameOf({ brand, model, reference, summary }: ItemCard): string {
  return pieceName(brand.title, model, reference ?? summary);
}

/**
 * The best hits beside items: brands and collections of the section group; texts too across sections, and where the
 * query asks for a service.
 */
function bestHits(found: QueryResults, type: SearchType) {
  const lists: readonly string[] = searchedLists(groupOfType(type))?.words ?? [];
  const brands = found.brands.filter(({ list }) => lists.includes(list)).slice(0, BEST.brand);
  if (type !== SEARCH_TYPES.all) {
    // Who asks for a maker that the shop does not take needs no service for it.
    const isAsked = found.wish && found.notTakenBrands.length === 0;
    const services = isAsked ? textsOfType(found, SEARCH_TYPES.services) : [];
    return [...brands, ...services.slice(0, BEST.text)];
  }
  const { services, articles, reference } = SEARCH_TYPES;
  const texts = [services, articles, reference].flatMap((one) => textsOfType(found, one).slice(0, BEST.text));
  return [...brands, ...texts];
}

function totals(found: SearchResults, searched: SearchData): { type: number; count: number }[] {
  const items = itemTotals(found, searched);
  const counts = EACH_TYPE.map((type) => ({
    type,
    count: (items.get(type) ?? 0) + hitsOfType(found, type).length,
  }));
  const all = found.items.length + found.brands.length + found.texts.length;
  return [{ type: SEARCH_TYPES.all, count: all }, ...counts];
}
