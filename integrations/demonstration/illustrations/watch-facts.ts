import type { Catalogue } from '@tourbillon/backend/catalogue/catalogue.ts';
import type { ItemRow } from '@tourbillon/backend/database/schema/items.ts';
import type { WatchFacts } from '../drawing/facts.ts';

/** What of the catalogue names an item's brand and collection. */
export type Names = Pick<Catalogue, 'brandsById' | 'collectionsById'>;

/** What the drawing of a watch is made from: ids as they are in the database, nothing of a language. */
export function watchFactsOf(row: ItemRow, { brandsById, collectionsById }: Names): WatchFacts {
  return {
    seed: row.url,
    brand: brandsById.get(row.brandId)?.title ?? '',
    collection: (row.collectionId !== null && collectionsById.get(row.collectionId)?.title) || null,
    model: row.model ?? '',
    reference: row.reference,
    form: row.bodyForm,
    caseMaterial: row.bodyMaterial,
    dialColour: row.dialColour,
    bracelet: row.bracelet,
    functions: row.functions,
    diameterMm: row.diameterMm,
    gender: row.gender,
    movement: row.movement,
    stones: row.preciousStones,
  };
}
