import type { ListIndex } from '../column-index/list-index.ts';
import type { Illustrations } from '../media/illustrations.ts';
import type { NamedPhotograph } from '../media/item-pictures.ts';
import type { schema } from '../database/database.ts';
import type { RefusedRow } from './valid-row.ts';

export type Brand = typeof schema.brands.$inferSelect;

export type Collection = typeof schema.collections.$inferSelect;

export type City = typeof schema.cities.$inferSelect;

/** The catalogue in memory: names of things, and a column index of every list. Never changed, only replaced. */
export interface Catalogue {
  version: number;
  /** IANA name of the zone whose midnight ends the shop's days. */
  timeZone: string;
  brands: ReadonlyMap<string, Brand>;
  brandsById: ReadonlyMap<number, Brand>;
  /** Where each stands in the alphabet, by id: the order by brand (§3 sorts). */
  brandPlaces: ReadonlyMap<number, number>;
  collectionsById: ReadonlyMap<number, Collection>;
  cities: ReadonlyMap<string, City>;
  /** By the first word of the list's address. */
  lists: ReadonlyMap<string, ListIndex>;
  /** Rows that the contract refuses: they stand in no list. */
  refused: readonly RefusedRow[];
  /** Photographs by item; an item without any is not among them. */
  photographs: ReadonlyMap<number, readonly NamedPhotograph[]>;
  /** What draws the items that have no photograph. */
  illustrations: Illustrations;
}
