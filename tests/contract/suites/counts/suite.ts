import { filtersOf } from '@tourbillon/domain/sections/filters.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { filterRequest } from '@tourbillon/domain/sections/filter-state.ts';
import { LISTS } from '@tourbillon/domain/sections/sections.ts';
import type { FilterState } from '@tourbillon/backend/column-index/filter-state.ts';
import { dayOf } from '@tourbillon/backend/column-index/age.ts';
import { countFacets } from '@tourbillon/backend/column-index/count-facets.ts';
import { matchRows } from '@tourbillon/backend/column-index/match.ts';
import { loadCatalogue } from '@tourbillon/backend/catalogue/load-catalogue.ts';
import type { Catalogue } from '@tourbillon/backend/catalogue/catalogue.ts';
import { seeded } from '@tourbillon/domain/random/seeded.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { ask, type Asked } from '../../ask.ts';
import { oneOf, randomState, requestOption } from './random-state.ts';
import { sqlCounts } from './sql-counts.ts';

/** Random filter states tried on each list. */
const STATES = 25;

/** Compares every count of every list, in random states, with the SQL count and with the result of a click. */
export function countsSuite(backend: () => Backend): void {
  describe('counts', () => {
    let catalogue: Catalogue;
    beforeAll(async () => {
      catalogue = await loadCatalogue(backend().database);
    });
    const listed = (word: string) => {
      const list = LISTS.get(word);
      const index = catalogue.lists.get(word);
      if (!list || !index) throw new Error(`${word} is no list`);
      return { list, index };
    };

    test.each([...LISTS.keys()])(
      'architecture §6 disjunctive counts of %s: what SQL counts, in random states',
      async (word) => {
        const { list, index } = listed(word);
        const today = dayOf(Date.now());
        const counted = sqlCounts(backend().database, list, today);
        for (let seed = 1; seed <= STATES; seed++) {
          const state = randomState(seeded(seed), index, list.section);
          const shown = JSON.stringify(state);
          const matches = matchRows(index, state, undefined, today);
          const facets = countFacets(index, filtersOf(list.section), matches, today);
          expect(matches.total, shown).toBe(await counted.total(state));
          for (const [name, totals] of facets.options) {
            const words = byRequest(name, totals);
            expect(words, `${name} of ${shown}`).toEqual(await counted.options(state, name));
          }
          for (const [name, count] of facets.flags) {
            const clicked = { ...state, flags: { ...state.flags, [name]: true } };
            expect(count, `${name} of ${shown}`).toBe(await counted.total(clicked));
          }
          for (const [name, range] of facets.ranges) {
            const bounds = range && { from: range.from, to: range.to };
            expect(bounds, `${name} of ${shown}`).toEqual(await counted.range(state, name));
          }
        }
      },
    );

    test.each([...LISTS.keys()])(
      'counts of %s: a click brings as many items as its option says',
      async (word) => {
        const { list, index } = listed(word);
        for (let seed = 1; seed <= STATES; seed++) {
          const random = seeded(1_000 + seed);
          const state = randomState(random, index, list.section);
          const response = await ask(backend().url, 'en', 'catalogue', {
            ...request(word, state),
            facets: true,
          });
          const [name, options] = oneOf(random, Object.entries(response.facets?.options ?? {})) ?? [];
          const option = oneOf(random, options ?? []);
          // With several brands, those without this collection are whole (decision 89).
          if (!name || !option || (name === 'collections' && (state.options.brands ?? []).length > 1))
            continue;
          const clicked = { ...request(word, state), [`${name}[]`]: [option.id] };
          expect(await itemsThatCome(clicked), `${option.id} of ${name}, ${JSON.stringify(state)}`).toBe(
            option.count,
          );
        }
      },
    );

    /** Counts the items on the pages of a list. Each must appear once. */
    async function itemsThatCome(asked: Asked<'catalogue'>): Promise<number> {
      const urls = new Set<string>();
      for (let page = 1, last = 1; page <= last; page++) {
        const response = await ask(backend().url, 'en', 'catalogue', { ...asked, page, per_page: 100 });
        last = response.paginate_data.last_page;
        for (const { url } of response.items) {
          expect(urls.has(url), url).toBe(false);
          urls.add(url);
        }
      }
      return urls.size;
    }
  });
}

/** Counts by the option of the request, without zeros. */
function byRequest(name: Parameters<typeof requestOption>[0], totals: ReadonlyMap<string, number>) {
  const words = new Map<string, number>();
  for (const [option, count] of totals) {
    const word = requestOption(name, option);
    if (count > 0) words.set(word, (words.get(word) ?? 0) + count);
  }
  return words;
}

/** The request for a state. */
function request(url: string, { brand, collection, ...choices }: FilterState): Asked<'catalogue'> {
  return { url, brand, collection, ...filterRequest(choices) } as Asked<'catalogue'>;
}
