import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import type { ListIndex } from '../column-index/list-index.ts';
import type { Illustrations } from '../media/illustrations.ts';
import type { NamedPhotograph } from '../media/item-pictures.ts';
import type { schema } from '../database/database.ts';
import type { RefusedRow } from './valid-row.ts';

export type Brand = typeof schema.brands.$inferSelect;

export type Collection = typeof schema.collections.$inferSelect;

export type City = typeof schema.cities.$inferSelect;

/**
 * The catalogue in memory: names, and a column index of every list. A change of items changes the lists in place and
 * makes another object of this one; a reload replaces everything.
 */
export interface Catalogue {
  version: number;
  /** IANA name of the zone whose midnight ends the shop's days. */
  timeZone: string;
  brands: ReadonlyMap<string, Brand>;
  brandsById: ReadonlyMap<number, Brand>;
  /** Alphabetical position of each brand, by id: for sorting by brand (§3 sorts). */
  brandPlaces: ReadonlyMap<number, number>;
  collectionsById: ReadonlyMap<number, Collection>;
  cities: ReadonlyMap<string, City>;
  /** The enabled sections; items of other sections appear nowhere. */
  sections: ReadonlySet<CatalogType>;
  /** By the first segment of the list's path. */
  lists: ReadonlyMap<string, ListIndex>;
  /** Rows that fail the contract's validation; lists leave them out. */
  refused: readonly RefusedRow[];
  /** Photographs by item; items without any are absent. */
  photographs: ReadonlyMap<number, readonly NamedPhotograph[]>;
  /** Draws the items that have no photograph. */
  illustrations: Illustrations;
}
