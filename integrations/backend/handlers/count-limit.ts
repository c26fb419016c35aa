import { countOne } from '../limits/counters.ts';
import type { Handler, Parts } from './handlers.ts';

/** Counts for storefronts of several machines. */
export function countOneHandler({ database }: Parts): Handler<'countOne'> {
  return async ({ name, key, points, duration }) => ({
    wait: await countOne(database, `${name} ${key}`, { points, duration }),
  });
}
