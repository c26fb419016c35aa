import { countAgainstLimit } from '../limits/counters.ts';
import type { Handler, HandlerServices } from './handlers.ts';

/** Shared rate-limit counters for storefronts on several machines. */
export function countOneHandler({ database }: HandlerServices): Handler<'countOne'> {
  return async ({ name, key, points, duration }) => ({
    wait: await countAgainstLimit(database, `${name} ${key}`, { points, duration }),
  });
}
