import type { schema } from '../database/database.ts';
import type { Illustrations } from '../media/illustrations.ts';

export type BrandRow = typeof schema.brands.$inferSelect;
export type NewBrand = Omit<typeof schema.brands.$inferInsert, 'id'>;
export type NewCollection = typeof schema.collections.$inferInsert;
export type NewInspection = typeof schema.inspections.$inferInsert;
export type NewPreviousPrice = typeof schema.itemPrices.$inferInsert;
export type NewItem = typeof schema.items.$inferInsert;

/** A pledge ticket to try the look-up with. */
export interface SampleTicket {
  /** As printed on it. */
  printed: string;
  code: string;
  city: string;
  phoneDigits: string;
  /** Days from the day of the filling to the day it is due. */
  dueIn: number;
  amount: number;
  currency: string;
  /** What was lent, for how many days to the due day, and millionths of it a day; `amount` is what they come to. */
  loan?: { principal: number; days: number; dayRate: number };
}

/** Until when a reserved piece is held. */
export interface SampleHold {
  itemId: number;
  /** Days from the day of the filling to its last day. */
  endsIn: number;
}

/** Stock that was made up. */
export interface SampleStock {
  collections: readonly NewCollection[];
  items: readonly NewItem[];
  inspections: readonly NewInspection[];
  previousPrices: readonly NewPreviousPrice[];
  tickets: readonly SampleTicket[];
  /** Of what is reserved. They end by themselves, as every hold does, and nothing renews them (decision 238). */
  holds: readonly SampleHold[];
}

/**
 * What makes an empty shop the demonstration shop. The package `@tourbillon/demonstration` implements it: it only gives
 * values and drawings, and writes nothing itself.
 */
export interface Demonstration {
  /** Content files that the shop's own folder lacks: people, their reviews, films, covers. */
  contentFolder: string;
  illustrations: Illustrations;
  /** Brands besides those of the project's list: authors of works of art. */
  readBrands(): Promise<readonly NewBrand[]>;
  /** @param brands as they stand in the database. */
  readStock(brands: readonly BrandRow[]): Promise<SampleStock>;
}
