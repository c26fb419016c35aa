import { LRUCache } from 'lru-cache';
import { type BufferedResponse, weightOf } from '../platform/http/response.ts';

/** Pages in memory, an LRU cache. The size of a page includes its compressed variants. */
export type CachedPages = LRUCache<string, BufferedResponse>;

/** @param limit most bytes. A single page above the limit is not cached. */
export function openCachedPages(limit: number): CachedPages {
  return new LRUCache({ maxSize: limit, sizeCalculation: (page) => Math.max(1, weightOf(page)) });
}
