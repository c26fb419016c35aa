import { SEARCH_TYPES } from '@tourbillon/domain/sections/search-groups.ts';
import { cardOf } from '../catalogue/item-card.ts';
import { notFound } from '../errors/domain-error.ts';
import type { Database } from '../database/database.ts';
import { readRates } from '../catalogue/currency-rates.ts';
import { findAsked } from '../search/find-asked.ts';
import { directAnswer } from '../search/direct-answer.ts';
import { hitsOfType, itemsOfType, itemTotals, textsOfType, type Found } from '../search/find.ts';
import { hitOf, itemHit } from '../search/hits.ts';
import type { Searched } from '../search/searcher.ts';
import { countMissed } from '../search/missed-searches.ts';
import { notTaken } from '../search/not-taken.ts';
import { suggest } from '../search/suggest.ts';
import { understoodParts } from './understood-parts.ts';
import type { Handler, Parts } from './handlers.ts';

/** Maximum number of texts, and of brands with collections, per group. */
const BEST = { text: 3, shelf: 4 };

const NO_RATES: ReadonlyMap<string, number> = new Map();

const EACH_TYPE = Object.values(SEARCH_TYPES).filter((type) => type !== SEARCH_TYPES.all);

/**
 * Search results of a section group (§3; architecture §6 "Search"); 404 past the last page (decision 22). A query
 * with no results, or with results only without some of its words, is counted for the shop (decision 268).
 * @param counts the database that stores the counts.
 */
export function searchHandler({ search, items, reads }: Parts, counts: Database): Handler<'search'> {
  return async ({ q, type, exact, page, per_page }, { locale }) => {
    const searched = await search.searched(locale);
    // Only a query with a digit can contain a price.
    const { rates } = /\d/.test(q) ? await readRates(reads.database) : { rates: NO_RATES };
    const found = findAsked(q, searched, exact, Object.fromEntries(rates));
    const numbers = itemsOfType(found, type, searched);
    const hits = hitsOfType(found, type);
    const answer = page === 1 && type === SEARCH_TYPES.all && !exact ? directAnswer(q, searched) : null;
    const amount = found.items.length + found.shelves.length + found.texts.length;
    const isMissed = found.leftOut.length > 0 || found.strangers.length > 0 || amount === 0;
    if (page === 1 && type === SEARCH_TYPES.all && isMissed && !answer) {
      // If counting fails, the search still answers.
      await countMissed(counts, locale, q).catch(() => undefined);
    }
    const lastPage = Math.max(1, Math.ceil(Math.max(numbers.length, hits.length) / per_page));
    if (page > lastPage) throw notFound('Page');
    const start = (page - 1) * per_page;
    const ids = Array.from(
      numbers.subarray(start, start + per_page),
      (number) => searched.items.ids[number] ?? 0,
    );
    const rows = await items.byIds(ids);
    const shown =
      type !== SEARCH_TYPES.all ? hits.slice(start, start + per_page) : page === 1 ? bestHits(found) : [];
    return {
      corrected: found.corrected,
      left_out: answer ? [] : [...found.leftOut],
      understood: understoodParts(q, found, searched.catalogue, locale),
      not_taken: notTaken(found.strangers, searched, locale),
      answer,
      wish: found.wish,
      totals: totals(found, searched),
      items: rows.map((row) => cardOf(row, searched.catalogue, locale)),
      hits: shown.map((hit) => hitOf(hit, searched.catalogue, locale)),
      paginate_data: { current_page: page, last_page: lastPage, per_page },
    };
  };
}

/** At most eight suggestions for the beginning of a query. */
export function searchSuggestionsHandler({ search, items }: Parts): Handler<'searchSuggestions'> {
  return async ({ q, type }, { locale }) => {
    const searched = await search.searched(locale);
    const { corrected, items: ids, hits } = suggest(q, type, searched, locale);
    const cards = (await items.byIds(ids)).map((row) => cardOf(row, searched.catalogue, locale));
    // Several items of one reference make one suggestion.
    const named = new Map(cards.map((card) => itemHit(card, locale)).map((hit) => [hit.title, hit]));
    return { corrected, data: [...named.values(), ...hits] };
  };
}

function bestHits(found: Found) {
  const { services, articles, reference } = SEARCH_TYPES;
  return [
    ...found.shelves.slice(0, BEST.shelf),
    ...[services, articles, reference].flatMap((type) => textsOfType(found, type).slice(0, BEST.text)),
  ];
}

function totals(found: Found, searched: Searched): { type: number; count: number }[] {
  const items = itemTotals(found, searched);
  const counts = EACH_TYPE.map((type) => ({
    type,
    count: (items.get(type) ?? 0) + hitsOfType(found, type).length,
  }));
  const all = found.items.length + found.shelves.length + found.texts.length;
  return [{ type: SEARCH_TYPES.all, count: all }, ...counts];
}
