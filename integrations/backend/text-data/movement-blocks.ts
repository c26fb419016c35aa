import type { Sale } from '../estimate/sale.ts';
import { titleOf } from '../vocabulary/vocabulary.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { type DataSource, isOfBrand, type MakeTable } from './data-source.ts';
import { brandMaterialKey } from './line-keys.ts';
import { comparedTable } from './share-blocks.ts';
import { compareWithBase, groupsBy, sharesByKey } from './shares.ts';
import { LEAST_SALES } from '../price-history/price-history.ts';
import { spreadTable } from './spread-blocks.ts';
import { spreadsByKey } from './spreads.ts';
import type { WatchFacts } from './watch-facts.ts';

/** Functions that do not make a watch complicated. */
const SIMPLE: ReadonlySet<string> = new Set([
  'date', 'day_date', 'small_seconds', 'rotating_bezel', 'tachymeter', 'helium_valve', 'antimagnetic',
]); // prettier-ignore

/** Key of the row of watches without complications. */
const PLAIN = 'plain';

/** Complications that have a row, by function. */
const COMPLICATIONS: Readonly<Record<string, string>> = {
  chronograph: 'chronograph',
  flyback_chronograph: 'chronograph',
  gmt: 'gmt',
  world_time: 'world_time',
  moon_phase: 'moon_phase',
  power_reserve: 'power_reserve',
  open_balance: 'open_balance',
  annual_calendar: 'annual_calendar',
  perpetual_calendar: 'perpetual_calendar',
  tourbillon: 'tourbillon',
  flying_tourbillon: 'tourbillon',
};

/** A sold watch, in a row of its own for each of its complications. */
interface Row {
  key: string;
  sale: Sale;
  usd: number;
}

/** Prices of mechanical watches without stones by complication, the cheapest first. */
export const functionsTable: MakeTable = async (source, block) => {
  const facts = await source.facts();
  const own = source.sales
    .filter(isOfBrand(source, block))
    .filter(isMechanical(facts))
    .filter(hasNoStones(facts));
  const rows = own.flatMap((sale) =>
    keysOf(facts.get(sale.id)).map((key): Row => ({ key, sale, usd: sale.usd })),
  );
  const spreads = spreadsByKey(rows, ({ key }) => key, 'price');
  return spreadTable(
    source,
    spreads,
    'dataComparisons.function',
    (key) => titleOfKey(key, source),
    'dataComparisons.functionsNote',
    countOnce(own, spreads, facts),
  );
};

/** Watches with a complication beside those without one, of the same brand and case material; the dearest first. */
export const complicationsTable: MakeTable = async (source) => {
  const facts = await source.facts();
  const own = source.sales.filter(isMechanical(facts)).filter(hasNoStones(facts));
  const known = own.filter(({ id }) => keysOf(facts.get(id)).length > 0);
  const beside = compareWithBase(
    groupsBy(known, brandMaterialKey),
    ({ id }) => keysOf(facts.get(id)).includes(PLAIN),
    LEAST_SALES,
  );
  const compared = beside.flatMap(({ sale, share }) =>
    keysOf(facts.get(sale.id)).map((key) => ({ sale: { key }, share })),
  );
  const keys = [...new Set(Object.values(COMPLICATIONS))];
  const shares = sharesByKey(compared, keys, ({ key }) => key)?.sort((a, b) => b.share - a.share);
  return comparedTable(source, shares, {
    head: 'dataComparisons.function',
    ratio: 'dataComparisons.shareOfPlain',
    note: 'textData.countedSales',
    how: 'dataComparisons.plainNote',
    count: countOnce(
      beside.map(({ sale }) => sale),
      shares,
      facts,
    ),
    titleOf: (key) => titleOfKey(key, source),
  });
};

/** Prices of mechanical watches of steel by brand, the cheapest first. */
export const mechanicalTable: MakeTable = async (source) => {
  const facts = await source.facts();
  const titles = titlesOfBrands(source);
  const own = source.sales.filter(isMechanical(facts)).filter(({ material }) => material === 'steel');
  const rows = spreadsByKey(own, ({ brandId }) => titles.get(brandId) ?? null, 'price');
  return spreadTable(source, rows, 'textData.brand', (key) => key, 'dataComparisons.mechanicalNote');
};

/** Mechanical watches beside quartz ones of the same brand and case material, by brand; the dearest first. */
export const movementsTable: MakeTable = async (source) => {
  const facts = await source.facts();
  const titles = titlesOfBrands(source);
  const own = source.sales
    .filter(({ id }) => (facts.get(id)?.movement ?? null) !== null)
    .filter(hasNoStones(facts));
  const compared = compareWithBase(
    groupsBy(own, brandMaterialKey),
    (sale) => !isMechanical(facts)(sale),
    LEAST_SALES,
  );
  const keyOf = ({ brandId }: Sale) => titles.get(brandId);
  const keys = [...new Set(compared.flatMap(({ sale }) => keyOf(sale) ?? []))];
  const shares = sharesByKey(compared, keys, keyOf)?.sort((a, b) => b.share - a.share);
  return comparedTable(source, shares, {
    head: 'textData.brand',
    ratio: 'dataComparisons.shareOfQuartz',
    note: 'textData.countedSales',
    how: 'dataComparisons.quartzNote',
    titleOf: (key) => key,
  });
};

function isMechanical(facts: ReadonlyMap<number, WatchFacts>): (sale: Sale) => boolean {
  return ({ id }) => ['automatic', 'manual'].includes(facts.get(id)?.movement ?? '');
}

function hasNoStones(facts: ReadonlyMap<number, WatchFacts>): (sale: Sale) => boolean {
  return ({ id }) => facts.get(id)?.preciousStones === false;
}

/** The rows of a watch; none if its functions are not known, or have no row. */
function keysOf(facts: WatchFacts | undefined): string[] {
  const functions = facts?.functions ?? [];
  if (functions.length > 0 && functions.every((one) => SIMPLE.has(one))) return [PLAIN];
  return [...new Set(functions.flatMap((one) => COMPLICATIONS[one] ?? []))];
}

/** The number of sales in the rows of a table: a watch in several rows is one sale. */
function countOnce(
  sales: readonly Sale[],
  rows: readonly { key: string }[] | undefined,
  facts: ReadonlyMap<number, WatchFacts>,
): number {
  const shown = new Set(rows?.map(({ key }) => key));
  return sales.filter(({ id }) => keysOf(facts.get(id)).some((key) => shown.has(key))).length;
}

function titleOfKey(key: string, { locale }: DataSource): string {
  if (key === PLAIN) return translator(locale)('dataComparisons.plain');
  const title = titleOf('functions', key, locale);
  return `${title.charAt(0).toLocaleUpperCase()}${title.slice(1)}`;
}

function titlesOfBrands({ catalogue }: DataSource): Map<number, string> {
  return new Map([...catalogue.brands.values()].map(({ id, title }) => [id, title]));
}
