import { LRUCache } from 'lru-cache';
import { type Block, BLOCK_SIZE, blockOf } from './item-blocks.ts';

/** Items whose data is kept: more than a shop has, with those of its archive. */
const MOST_ITEMS = 20_480;

/** Data of items, read for a block of them at once and kept. */
export interface BlockCache<Data> {
  /** The data of an item's block. @throws what the reading throws; a failed reading is not kept. */
  of(itemId: number): Promise<Data>;
  /** Drops the blocks of changed items; without them everything. */
  drop(itemIds?: readonly number[]): void;
}

/** Opens one. @param read the data of a block. */
export function createBlockCache<Data>(read: (block: Block) => Promise<Data>): BlockCache<Data> {
  const cache = new LRUCache<number, Promise<Data>>({ max: MOST_ITEMS / BLOCK_SIZE });
  return {
    of(itemId) {
      const block = blockOf(itemId);
      const known = cache.get(block.first);
      if (known) return known;
      const reading = read(block);
      cache.set(block.first, reading);
      reading.catch(() => {
        if (cache.peek(block.first) === reading) cache.delete(block.first);
      });
      return reading;
    },
    drop(itemIds) {
      if (itemIds) for (const id of itemIds) cache.delete(blockOf(id).first);
      else cache.clear();
    },
  };
}
