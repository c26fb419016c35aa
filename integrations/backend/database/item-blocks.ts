/**
 * Items with adjacent ids, whose data is read together. Uncached pages of items are mostly requested by robots, which
 * request all of them, and on PGlite a small statement is mostly overhead (decision 620).
 */
export interface Block {
  /** The first and the last id. */
  first: number;
  last: number;
}

/** Items of a block: most have few records, so that a large block costs little more than a small one. */
export const BLOCK_SIZE = 128;

/** The block of an item. */
export function blockOf(itemId: number): Block {
  const first = itemId - (itemId % BLOCK_SIZE);
  return { first, last: first + BLOCK_SIZE - 1 };
}
