import { readWatches, type SourceRow } from '../stock/source-row.ts';
import type { WatchFacts } from '../drawing/facts.ts';
import { randomFrom } from '../drawing/random.ts';

/** For tests and contact sheets: different watches of the demonstration data, chosen at random with a fixed seed. */
export async function sampleWatches(count: number): Promise<WatchFacts[]> {
  const rows = await readWatches();
  const { next } = randomFrom('sample of watches');
  // A partial Fisher-Yates shuffle.
  for (let index = 0; index < Math.min(count, rows.length - 1); index += 1) {
    const other = index + Math.floor(next() * (rows.length - index));
    const [here, there] = [rows[index], rows[other]];
    if (here && there) [rows[index], rows[other]] = [there, here];
  }
  return rows
    .slice(0, count)
    .map((row) => watchFactsOfRow({ ...row, brand: row.brand.replaceAll('-', ' ') }));
}

/** The facts of a source row; its brand and collection are written as in the row. */
export function watchFactsOfRow(row: SourceRow): WatchFacts {
  return {
    seed: row.id,
    brand: row.brand,
    collection: row.collection || null,
    model: row.model,
    reference: row.reference || null,
    nickname: row.nickname || null,
    form: row.body_form || null,
    caseMaterial: row.case_material || null,
    dialColour: row.dial_colour || null,
    bracelet: row.bracelet || null,
    functions: row.functions ? row.functions.split(' ') : [],
    diameterMm: row.diameter_mm ? Number(row.diameter_mm) : null,
    gender: row.gender || null,
    movement: row.movement || null,
    caliber: row.caliber || null,
    stones: row.precious_stones === '1',
  };
}
