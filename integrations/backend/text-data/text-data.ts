import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { moneyByLocale } from '../catalogue/currency-rates.ts';
import { type DataBlockName, readDataBlock } from '../content-store/data-blocks.ts';
import { readDocument } from '../content-store/read-document.ts';
import { tariffOfSite } from '../content-store/site-cities.ts';
import type { Database } from '../database/database.ts';
import type { Sale } from '../estimate/sale.ts';
import { citiesTable } from './city-block.ts';
import { cityPrices } from './city-prices.ts';
import type { DataSource, MakeTable } from './data-source.ts';
import { dataHtml } from './data-table.ts';
import { agesTable, decadesTable } from './decade-blocks.ts';
import { loanTable } from './loan-block.ts';
import { conditionTable, valueRetentionTable, kitTable, monthsTable, yearsTable } from './share-blocks.ts';
import { metalsTable } from './metal-block.ts';
import { complicationsTable, functionsTable, mechanicalTable, movementsTable } from './movement-blocks.ts';
import { groupsOfReferences } from './shares.ts';
import { sizePricesTable, sizesTable } from './size-blocks.ts';
import { linesTable, materialsTable, referencesTable } from './spread-blocks.ts';
import { factsOfSold, sizesOnSale, type WatchFacts } from './watch-facts.ts';

const MAKERS: Readonly<Record<DataBlockName, MakeTable>> = {
  condition: conditionTable,
  kit: kitTable,
  years: yearsTable,
  months: monthsTable,
  kept: valueRetentionTable,
  lines: linesTable,
  references: referencesTable,
  materials: materialsTable,
  decades: decadesTable,
  ages: agesTable,
  functions: functionsTable,
  complications: complicationsTable,
  metals: metalsTable,
  mechanical: mechanicalTable,
  movements: movementsTable,
  sizes: sizesTable,
  'size-prices': sizePricesTable,
  cities: citiesTable,
  loan: loanTable,
};

/** A paragraph of a text that stands for a block of data. */
const PLACE = /<p>(\{data [a-z0-9 -]+\})<\/p>\n?/g;

/** Where the blocks of a text get their data. */
export interface DataParts {
  database: Database;
  catalogue: { current(): Catalogue };
  archive: () => Promise<{ sales: readonly Sale[] }>;
}

/** Replaces every block of data in the HTML of a text with its table (decision 513). */
export async function withDataTables(parts: DataParts, html: string, locale: Locale): Promise<string> {
  const places = [...html.matchAll(PLACE)];
  if (places.length === 0) return html;
  const source = await sourceOf(parts, locale);
  const tables = await Promise.all(
    places.map(async ([, place = '']) => {
      const block = readDataBlock(place);
      return block ? dataHtml(await MAKERS[block.name](source, block), locale) : '';
    }),
  );
  return html.replace(PLACE, () => tables.shift() ?? '');
}

async function sourceOf({ database, catalogue, archive }: DataParts, locale: Locale): Promise<DataSource> {
  let facts: Promise<ReadonlyMap<number, WatchFacts>> | undefined;
  const [{ sales }, currencies] = await Promise.all([archive(), moneyByLocale(database)]);
  return {
    sales,
    groups: groupsOfReferences(sales),
    catalogue: catalogue.current(),
    cities: () => cityPrices(database),
    facts: () => (facts ??= factsOfSold(database)),
    sizesOnSale: () => sizesOnSale(database),
    tariff: async () => {
      const [contacts, legal] = await Promise.all([
        readDocument(database, 'contacts'),
        readDocument(database, 'legal'),
      ]);
      return legal && tariffOfSite(contacts, legal, locale);
    },
    money: currencies(locale),
    locale,
  };
}
