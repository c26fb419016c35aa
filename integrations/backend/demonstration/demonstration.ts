import type { schema } from '../database/database.ts';
import type { Illustrations } from '../media/illustrations.ts';

export type BrandRow = typeof schema.brands.$inferSelect;
export type NewBrand = Omit<typeof schema.brands.$inferInsert, 'id'>;
export type NewCollection = typeof schema.collections.$inferInsert;
export type NewInspection = typeof schema.inspections.$inferInsert;
export type NewPreviousPrice = typeof schema.itemPrices.$inferInsert;
export type NewItem = typeof schema.items.$inferInsert;

/** A sample pledge ticket for the ticket status page. */
export interface SampleTicket {
  /** The number as printed on it. */
  printed: string;
  code: string;
  city: string;
  phoneDigits: string;
  /** Days from the filling of the database until it is due. */
  dueIn: number;
  amount: number;
  currency: string;
  /**
   * The principal, the loan's days until the due day, and the daily rate in millionths; `amount` is the resulting
   * sum.
   */
  loan?: { principal: number; days: number; dayRate: number };
}

/** The hold of a reserved item. */
export interface SampleHold {
  itemId: number;
  /** Days from the filling of the database until its last day. */
  endsIn: number;
}

/** Made-up stock. */
export interface SampleStock {
  collections: readonly NewCollection[];
  items: readonly NewItem[];
  inspections: readonly NewInspection[];
  previousPrices: readonly NewPreviousPrice[];
  tickets: readonly SampleTicket[];
  /** Holds of reserved items. They expire like every hold, and nothing renews them (decision 238). */
  holds: readonly SampleHold[];
}

/**
 * Turns an empty shop into the demonstration shop. The package `@tourbillon/demonstration` implements it: it only
 * returns values and drawings, and writes nothing itself.
 */
export interface Demonstration {
  /** Content files that the shop's own folder lacks: people, their reviews, films, covers. */
  contentFolder: string;
  illustrations: Illustrations;
  /** Brands that the project's list lacks: authors of works of art. */
  readBrands(): Promise<readonly NewBrand[]>;
  /** @param brands rows of the database. */
  readStock(brands: readonly BrandRow[]): Promise<SampleStock>;
}
