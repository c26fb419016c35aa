import { sql, type SQL } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { LISTS } from '#src/sections/sections.ts';
import { countFacets } from '#backend/catalogue/index/count-facets.ts';
import type { FilterState } from '#backend/catalogue/index/filter-state.ts';
import { matchRows, type GroupName } from '#backend/catalogue/index/match.ts';
import { loadCatalogue, type Catalogue } from '#backend/catalogue/load.ts';
import { pick, seeded, type Random } from '#backend/demo-data/random.ts';
import type { Backend } from '#backend/start-backend.ts';

/** Filter states tried on each list. */
const STATES = 25;

const PAID = sql.raw('coalesce(i.discount_usd, i.price_usd)');

/** The column of each group, and whether it is an array. */
const COLUMNS = {
  statuses_used: { value: sql.raw('i.condition'), array: false },
  cities: { value: sql.raw('i.cities'), array: true },
  genders: { value: sql.raw('i.gender'), array: false },
  brands: { value: sql.raw('b.slug'), array: false },
  specials: { value: sql.raw('i.specials'), array: true },
  collections: { value: sql.raw('c.slug'), array: false },
  body_forms: { value: sql.raw('i.body_form'), array: false },
  body_materials_for_filter: { value: sql.raw('i.body_material'), array: false },
} as const;
type Counted = keyof typeof COLUMNS;

/** Each count of the index against what SQL counts for that very click. */
export function countsSuite(backend: () => Backend): void {
  describe('counts', () => {
    let catalogue: Catalogue;
    beforeAll(async () => {
      catalogue = await loadCatalogue(backend().database);
    });

    test.each(['clocks_today', 'clocks_archive'])(
      'design §6 disjunctive counts of %s are what SQL counts',
      async (word) => {
        const { database } = backend();
        const index = catalogue.lists.get(word);
        const section = LISTS.get(word)?.section;
        if (!index || !section) throw new Error(`${word} is no list`);
        const archive = word === 'clocks_archive';
        for (let seed = 1; seed <= STATES; seed++) {
          const state = randomState(seeded(seed), archive);
          const matches = matchRows(index, state);
          const facets = countFacets(index, section.filters, matches);
          const rowsOf = async (query: SQL) =>
            (await database.execute(query)) as unknown as { rows: { option: string | null; n: number }[] };

          const total = await rowsOf(sql`select count(*)::int as n ${from(conditions(state, archive))}`);
          expect(matches.total, JSON.stringify(state)).toBe(total.rows[0]?.n);
          for (const name of Object.keys(COLUMNS) as Counted[]) {
            const { value, array } = COLUMNS[name];
            const option = array ? sql`unnest(${value})` : value;
            const counted = await rowsOf(
              sql`select option, count(*)::int as n from (select ${option} as option ${from(conditions(state, archive, name))}) x
                where option is not null group by option`,
            );
            expect(byLastWord(facets.options.get(name)), `${name} of ${JSON.stringify(state)}`).toEqual(
              new Map(counted.rows.map((row) => [row.option, row.n])),
            );
          }
          for (const [name, count] of facets.flags) {
            const clicked = { ...state, flags: { ...state.flags, [name]: true } };
            const counted = await rowsOf(
              sql`select count(*)::int as n ${from(conditions(clicked, archive))}`,
            );
            expect(count, `${name} of ${JSON.stringify(state)}`).toBe(counted.rows[0]?.n);
          }
        }
      },
    );
  });
}

/** Counts by option, zeros left out; collections by their own word. */
function byLastWord(totals: ReadonlyMap<string, number> | undefined): Map<string, number> {
  const words = new Map<string, number>();
  for (const [option, count] of totals ?? []) {
    const word = option.slice(option.indexOf('/') + 1);
    if (count > 0) words.set(word, (words.get(word) ?? 0) + count);
  }
  return words;
}

function from(where: SQL[]): SQL {
  return sql`from items i join brands b on b.id = i.brand_id left join collections c on c.id = i.collection_id
             where ${sql.join(where, sql` and `)}`;
}

/** The state as SQL, without the choices of one group. */
function conditions(state: FilterState, archive: boolean, without?: GroupName): SQL[] {
  const where = [sql`i.catalog_type = 'clock'`, sql`i.stock = ${archive ? 'archive' : 'current'}`];
  if (state.brand) where.push(sql`b.slug = ${state.brand}`);
  for (const name of Object.keys(COLUMNS) as Counted[]) {
    const chosen = state.options[name];
    if (!chosen || chosen.length === 0 || name === without) continue;
    const list = sql`array[${sql.join(chosen.map((one) => sql`${one}`), sql`, `)}]::text[]`; // prettier-ignore
    const { value, array } = COLUMNS[name];
    where.push(array ? sql`${value} && ${list}` : sql`${value} = any(${list})`);
  }
  if (state.flags.is_promo && without !== 'is_promo') where.push(sql`i.is_promo`);
  if (state.flags.is_vip && without !== 'is_vip') where.push(sql`i.is_vip`);
  // The archive hides prices, so none of its items has a price or a discount to filter by.
  if (state.flags.price_with_discount && without !== 'price_with_discount') {
    where.push(archive ? sql`false` : sql`i.discount_usd is not null`);
  }
  const { price, diametr } = state.ranges;
  if (price?.from !== undefined) where.push(archive ? sql`false` : sql`${PAID} >= ${price.from}`);
  if (price?.to !== undefined) where.push(archive ? sql`false` : sql`${PAID} <= ${price.to}`);
  if (diametr?.from !== undefined) where.push(sql`i.diameter_mm >= ${diametr.from}`);
  if (diametr?.to !== undefined) where.push(sql`i.diameter_mm <= ${diametr.to}`);
  return where;
}

/** A filter state a visitor might click together. */
function randomState(random: Random, archive: boolean): FilterState {
  const some = (probability: number, values: string[]) =>
    random() < probability ? values.filter(() => random() < 0.4) : [];
  const bound = (probability: number, values: number[]) =>
    random() < probability ? pick(random, values.map((value) => [value, 1] as const)) : undefined; // prettier-ignore
  const options = {
    statuses_used: some(0.4, ['new', 'perfect', 'natural_wear']),
    cities: some(0.4, ['moscow', 'moscow-vremenagoda', 'saint-petersburg', 'tashkent']),
    genders: some(0.3, ['men', 'women', 'unisex']),
    brands: some(0.5, ['rolex', 'omega', 'cartier', 'breitling', 'longines', 'no-such-brand']),
    specials: some(0.3, ['limited_edition', 'full_set', 'precious_stones']),
    collections: some(0.2, ['submariner', 'seamaster', 'heritage', 'santos-de-cartier']),
    body_forms: some(0.3, ['round', 'square', 'polygon']),
    body_materials_for_filter: some(0.3, ['steel', 'yellow_gold', 'titanium', 'steel_gold']),
  };
  return {
    brand: random() < 0.2 ? pick(random, [['rolex', 2], ['cartier', 1], ['omega', 1]]) : undefined, // prettier-ignore
    options,
    flags: {
      is_promo: random() < 0.1,
      is_vip: random() < 0.1,
      price_with_discount: !archive && random() < 0.2,
    },
    ranges: {
      price: archive
        ? {}
        : { from: bound(0.3, [1_000, 5_000, 9_995]), to: bound(0.3, [8_000, 15_000, 60_000]) },
      diametr: { from: bound(0.2, [28, 36, 40]), to: bound(0.2, [40, 41.5, 44]) },
    },
  };
}
