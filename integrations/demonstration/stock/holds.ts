import type { NewItem, SampleHold } from '@tourbillon/backend/demonstration/demonstration.ts';
import { seeded } from '@tourbillon/domain/random/seeded.ts';

/** The longest hold, days: some buyers come from another city. */
const MOST = 14;

/**
 * The hold of a reserved piece; most holds are short. It has a random generator of its own, so that it does not
 * change other random values of the item.
 */
export function holdOf({ id, availability }: NewItem): SampleHold | undefined {
  if (id === undefined || availability !== 'reserved') return undefined;
  return { itemId: id, endsIn: 1 + Math.floor(seeded(id * 13 + 7)() ** 2 * MOST) };
}
