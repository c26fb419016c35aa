import pLimit from 'p-limit';
import type { Database } from '../database/database.ts';
import { DECODERS } from '../photographs/photograph-cleaner.ts';
import type { FolderPhotographs, PreparedPhotos } from './folder-photographs.ts';
import type { Plan } from './plan-row.ts';

/** Rows with photographs processed concurrently: one reads and writes files while the others decode. */
const ROWS_AT_ONCE = DECODERS + 1;

/** Callbacks for rows. */
interface RowCallbacks {
  skipPlan(plan: Plan, column: string, message: string): void;
  /** @param rows of the batch with finished photographs. */
  progress(rows: number): void;
}

/**
 * Cleans and stores photographs before the transaction, because this takes seconds. A broken file affects only its
 * row.
 * @returns the plans that can be written, and the photographs by stock number of the items that get others.
 */
export async function preparePhotos(
  database: Database,
  planned: readonly Plan[],
  keeper: FolderPhotographs,
  told: RowCallbacks,
): Promise<{ plans: Plan[]; photos: Map<string, PreparedPhotos> }> {
  const photos = new Map<string, PreparedPhotos>();
  const wanted = planned.filter((plan) => plan.photos !== undefined);
  if (wanted.length === 0) return { plans: [...planned], photos };
  const known = await keeper.known(
    database,
    wanted.flatMap(({ before }) => (before ? [before.id] : [])),
  );
  const turns = pLimit(ROWS_AT_ONCE);
  let done = 0;
  const results = await Promise.all(
    wanted.map((plan) =>
      turns(async () => {
        const result = await keeper.prepare(plan.photos ?? [], known.get(plan.before?.id ?? -1) ?? []);
        done += 1;
        told.progress(done);
        return { plan, result };
      }),
    ),
  );
  const failed = new Set<Plan>();
  for (const { plan, result } of results) {
    if ('mistake' in result) {
      failed.add(plan);
      told.skipPlan(plan, 'photos', result.mistake);
    } else if (!isSame(result.photos, known.get(plan.before?.id ?? -1))) {
      photos.set(plan.number, result.photos);
    }
  }
  return { plans: planned.filter((plan) => !failed.has(plan)), photos };
}

/** Whether the files are the photographs that an item has, which need no write. */
function isSame(photos: PreparedPhotos, known: PreparedPhotos = []): boolean {
  return photos.length === known.length && photos.every((photo, at) => photo === known[at]);
}
