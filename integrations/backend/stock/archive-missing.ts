import { and, asc, gt, inArray } from 'drizzle-orm';
import { AvailabilityRefused, changeAvailability } from '../availability/availability.ts';
import { schema, type Database } from '../database/database.ts';
import type { RowMistake } from './mistake.ts';

/** Items per batch. */
const AT_ONCE = 250;

/** The content of a file. */
interface Inventory {
  has(number: string): boolean;
  /** Sections of its rows. A file of watches does not decide about jewellery. */
  sections: ReadonlySet<string>;
  dryRun: boolean;
}

/**
 * Archives items on sale that are not in a file. A reserved item is not archived but reported, because the file may
 * be older than the reservation (decision 208).
 */
export async function archiveMissing(
  database: Database,
  { has, sections, dryRun }: Inventory,
): Promise<{ archived: number; mistakes: RowMistake[] }> {
  const { items } = schema;
  const mistakes: RowMistake[] = [];
  let archived = 0;
  if (sections.size === 0) return { archived, mistakes };
  for (let after = -1; ;) {
    const rows = await database
      .select({ id: items.id, number: items.number, availability: items.availability })
      .from(items)
      .where(
        and(
          gt(items.id, after),
          inArray(items.stock, ['current', 'dealer']),
          inArray(items.catalogType, [...sections]),
        ),
      )
      .orderBy(asc(items.id))
      .limit(AT_ONCE);
    const missing = rows.filter(({ number }) => !has(number));
    const isHeld = ({ availability }: { availability: string }) => availability === 'reserved';
    for (const { number } of missing.filter(isHeld)) mistakes.push(missingMistake(number, 'it is held'));
    const gone = missing.filter((piece) => !isHeld(piece));
    archived += dryRun ? gone.length : await archive(database, gone, mistakes);
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return { archived, mistakes };
    after = last.id;
  }
}

async function archive(
  database: Database,
  pieces: readonly { id: number; number: string }[],
  mistakes: RowMistake[],
): Promise<number> {
  if (pieces.length === 0) return 0;
  return database.transaction(async (tx) => {
    let archived = 0;
    for (const { id, number } of pieces) {
      try {
        const moved = await changeAvailability(tx, id, { to: 'in_archive', by: 'import' });
        if (moved?.changed) archived += 1;
      } catch (error) {
        // Somebody has bought or reserved it since.
        if (!(error instanceof AvailabilityRefused)) throw error;
        mistakes.push(missingMistake(number, error.message));
      }
    }
    return archived;
  });
}

/** A mistake without a row. */
function missingMistake(number: string, why: string): RowMistake {
  return { line: 0, column: number, message: `is not in the file and stays: ${why}` };
}
