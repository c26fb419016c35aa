import { LRUCache } from 'lru-cache';
import { type BufferedResponse, weightOf } from '../platform/http/response.ts';

/** Pages in memory, by their bytes with those of their compressed forms; the least recently used goes first. */
export type CachedPages = LRUCache<string, BufferedResponse>;

/** @param limit bytes kept; a page that is larger than all of them is not kept. */
export function openCachedPages(limit: number): CachedPages {
  return new LRUCache({ maxSize: limit, sizeCalculation: (page) => Math.max(1, weightOf(page)) });
}
