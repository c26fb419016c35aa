import type { NewItem, SampleHold } from '@tourbillon/backend/demonstration/demonstration.ts';
import { seeded } from '@tourbillon/domain/random/seeded.ts';

/** The longest hold, days: some buyers come from another city. */
const MOST = 14;

/**
 * Until when a reserved piece is held; most holds are short. Drawn from a source of its own, so that no other draw of the
 * item moves.
 */
export function holdOf({ id, availability }: NewItem): SampleHold | undefined {
  if (id === undefined || availability !== 'reserved') return undefined;
  return { itemId: id, endsIn: 1 + Math.floor(seeded(id * 13 + 7)() ** 2 * MOST) };
}
