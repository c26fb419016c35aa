import type { BrandRow, NewItem, SampleStock } from '@tourbillon/backend/demonstration/demonstration.ts';
import { accessoryItems } from './accessory-items.ts';
import { artItems } from './art-items.ts';
import { fullNames } from './full-names.ts';
import { register } from './register.ts';
import { readGoods } from './goods-rows.ts';
import { holdOf } from './holds.ts';
import { inspectionOf } from './inspections.ts';
import { jewelItems } from './jewel-items.ts';
import { previousPricesOf } from './previous-prices.ts';
import { ownWordsOf } from './own-words.ts';
import { readWatches } from './source-row.ts';
import { TICKETS } from './tickets.ts';
import { watchItem } from './watch-item.ts';

/** Creates the stock from the source files: the same at every run. */
export async function readStock(brands: readonly BrandRow[]): Promise<SampleStock> {
  const [rows, goods] = await Promise.all([readWatches(), readGoods()]);
  const watches = fullNames(rows);
  const { collections, of } = register(brands, watches, goods);
  const ofWatch = of('clock');
  const items: NewItem[] = watches.map((row) => {
    const { id, title, collectionId } = ofWatch({ brand: row.brand, line: row.collection_title });
    return watchItem(row, { brandId: id, brandTitle: title, collectionId });
  });
  items.push(...jewelItems(goods.jewellery, of('jewelry')));
  items.push(...accessoryItems(goods.accessories, of('accessory')));
  items.push(...artItems(goods.art, goods.artTitles, of('art')));
  return {
    collections,
    items: items.map((item) => ({ ...item, ...ownWordsOf(item) })),
    inspections: items.flatMap((item) => inspectionOf(item) ?? []),
    previousPrices: items.flatMap(previousPricesOf),
    tickets: TICKETS,
    holds: items.flatMap((item) => holdOf(item) ?? []),
  };
}
