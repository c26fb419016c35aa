import { sql, type SQL } from 'drizzle-orm';
import {
  type AnyFilterName,
  FILTERS,
  filtersOfKind,
  type FlagName,
  type OptionName,
  type RangeName,
} from '@tourbillon/domain/sections/filters.ts';
import type { SectionList } from '@tourbillon/domain/sections/sections.ts';
import { FILTERABLE_AVAILABILITIES } from '@tourbillon/domain/sections/item-statuses.ts';
import { COMPLICATIONS } from '@tourbillon/backend/catalogue/complications.ts';
import type { FilterState } from '@tourbillon/backend/column-index/filter-state.ts';
import type { Database } from '@tourbillon/backend/database/database.ts';

/** Each complication with each of its variants, as rows of SQL. */
const pairs = Object.entries(COMPLICATIONS)
  .flatMap(([name, variants]) => variants.map((variant) => `('${name}', '${variant}')`))
  .join(', ');

/** Values that are not a single column of items. */
const VALUES: Partial<Record<AnyFilterName, SQL>> = {
  set: sql`case when i.box is null and i.papers is null then null when i.box and i.papers then 'full'
    when i.box then 'box' when i.papers then 'papers' else 'none' end`,
  year: sql`substring(i.year from '^[0-9]{4}')::int`,
  complications: sql.raw(
    `array(select distinct pairs.name from unnest(i.functions) one join (values ${pairs}) pairs (name, variant)
      on pairs.variant = one)`,
  ),
  brands: sql.raw('b.slug'),
  collections: sql.raw('c.slug'),
  statuses_income: sql`case when i.availability in (${sql.join(FILTERABLE_AVAILABILITIES.map((one) => sql`${one}`), sql`, `)}) then i.availability end`, // prettier-ignore
};

/** The value of a filter in SQL: the column its definition names. */
const valueOf = (name: AnyFilterName): SQL =>
  VALUES[name] ??
  sql.raw(`i.${FILTERS[name].reads.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`);

/** The column of each group of options, and whether it is an array. */
const COLUMNS = Object.fromEntries(
  filtersOfKind('options').map(({ name, several }) => [
    name,
    { value: valueOf(name), array: several ?? false },
  ]),
) as Record<OptionName, { value: SQL; array: boolean }>;

/** Counts of a list by SQL: slow, and written independently of the index. */
export interface SqlCounts {
  total(state: FilterState): Promise<number>;
  /** Rows for each option of a group, ignoring the choices of that group; options without rows are left out. */
  options(state: FilterState, name: OptionName): Promise<Map<string, number>>;
  /** Minimum and maximum, ignoring the limits of that range. */
  range(state: FilterState, name: RangeName): Promise<{ from: number; to: number } | null>;
}

/** Counts a list with SQL only. @param today the day from which ages are counted, from 1970. */
export function sqlCounts(database: Database, { section, stock }: SectionList, today: number): SqlCounts {
  // The archive hides prices (decision 9), so none of its items can be filtered by price.
  const paid = stock === 'archive' ? sql`null::integer` : sql`coalesce(i.discount_usd, i.price_usd)`;
  const guaranteed = stock === 'archive' ? sql`false` : sql`i.guarantee_months is not null`;
  const discounted = stock === 'archive' ? sql`false` : sql`i.discount_usd is not null`;
  const age = sql`(${today}::int - floor(extract(epoch from i.published_at) / 86400)::int)`;
  const ranges = Object.fromEntries(
    filtersOfKind('range').map(({ name }) => [
      name,
      { price: paid, days_in_stock: age }[name as string] ?? valueOf(name),
    ]),
  ) as Record<RangeName, SQL>;
  const flags = Object.fromEntries(
    filtersOfKind('flag').map(({ name }) => [
      name,
      { price_with_discount: discounted, with_guarantee: guaranteed }[name as string] ?? valueOf(name),
    ]),
  ) as Record<FlagName, SQL>;

  // Decision 89: with brands chosen, those without a chosen collection in the list are whole.
  const inCollections = (state: FilterState, list: SQL): SQL => {
    const one = sql`c.slug = any(${list})`;
    if (!state.brand && !state.options.brands?.length) return one;
    return sql`(coalesce(${one}, false) or not exists (
      select from items j join collections d on d.id = j.collection_id
      where j.brand_id = i.brand_id and j.catalog_type = ${section.catalogType} and j.stock = ${stock}
        and d.slug = any(${list})))`;
  };

  const from = (state: FilterState, without?: AnyFilterName): SQL => {
    const where = [sql`i.catalog_type = ${section.catalogType}`, sql`i.stock = ${stock}`];
    if (state.brand) where.push(sql`b.slug = ${state.brand}`);
    if (state.collection) where.push(sql`c.slug = ${state.collection}`);
    for (const [name, { value, array }] of Object.entries(COLUMNS)) {
      const chosen = state.options[name as OptionName];
      if (!chosen || chosen.length === 0 || name === without) continue;
      const list = sql`array[${sql.join(chosen.map((one) => sql`${one}`), sql`, `)}]::text[]`; // prettier-ignore
      if (name === 'collections') where.push(inCollections(state, list));
      else where.push(array ? sql`${value} && ${list}` : sql`${value} = any(${list})`);
    }
    for (const [name, value] of Object.entries(flags)) {
      if (state.flags[name as FlagName] && name !== without) where.push(value);
    }
    for (const [name, value] of Object.entries(ranges)) {
      const bounds = name === without ? undefined : state.ranges[name as RangeName];
      if (bounds?.from !== undefined) where.push(sql`${value} >= ${bounds.from}`);
      if (bounds?.to !== undefined) where.push(sql`${value} <= ${bounds.to}`);
    }
    return sql`from items i join brands b on b.id = i.brand_id
               left join collections c on c.id = i.collection_id
               where ${sql.join(where, sql` and `)}`;
  };
  const rowsOf = async <Row>(query: SQL) =>
    ((await database.execute(query)) as unknown as { rows: Row[] }).rows;

  return {
    async total(state) {
      const [row] = await rowsOf<{ n: number }>(sql`select count(*)::int as n ${from(state)}`);
      return row?.n ?? 0;
    },
    async options(state, name) {
      const { value, array } = COLUMNS[name];
      const option = array ? sql`unnest(${value})` : value;
      const rows = await rowsOf<{ option: string; n: number }>(
        sql`select option, count(*)::int as n from (select ${option} as option ${from(state, name)}) x
            where option is not null group by option`,
      );
      return new Map(rows.map((row) => [row.option, row.n]));
    },
    async range(state, name) {
      const value = ranges[name];
      const [row] = await rowsOf<{ from: number | null; to: number | null }>(
        sql`select min(${value}) as from, max(${value}) as to ${from(state, name)}`,
      );
      const { from: least = null, to: greatest = null } = row ?? {};
      return least === null || greatest === null ? null : { from: least, to: greatest };
    },
  };
}
