import { listWord, SECTIONS, type CatalogType } from '@tourbillon/domain/sections/sections.ts';
import { buildListIndex, type ListIndex } from '../column-index/list-index.ts';
import { listedRow } from '../catalogue/listed-row.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { ItemRow } from '../database/schema/items.ts';

/** Builds small lists of only the items that have arrived, so that filters can run over them. */
export function arrivalLists(rows: readonly ItemRow[], catalogue: Catalogue): Map<string, ListIndex> {
  const building = new Map<string, ReturnType<typeof buildListIndex>>();
  for (const row of rows) {
    if (row.stock === 'draft') continue;
    const word = listWord(SECTIONS[row.catalogType as CatalogType], row.stock);
    if (word === undefined) continue;
    const builder = building.get(word) ?? buildListIndex();
    building.set(word, builder);
    builder.add(listedRow(row, catalogue));
  }
  return new Map([...building].map(([word, builder]) => [word, builder.done()]));
}
