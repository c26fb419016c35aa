import type { ItemRow } from '../database/schema/items.ts';

/** Milliseconds between a publication and its arrival: an import takes its time before it prepares photographs. */
const LONGEST_IMPORT = 24 * 3_600_000;

/**
 * Whether an item arrives for the first time (decision 632). One whose hold has lapsed, or that is published again,
 * kept the time of its first publication.
 * @param at when it became available.
 */
export function isFirstArrival({ publishedAt }: Pick<ItemRow, 'publishedAt'>, at: Date): boolean {
  return at.getTime() - publishedAt.getTime() < LONGEST_IMPORT;
}
