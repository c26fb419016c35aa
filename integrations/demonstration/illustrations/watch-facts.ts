import type { NamedItem } from '@tourbillon/backend/media/illustrations.ts';
import type { WatchFacts } from '../drawing/facts.ts';

/** The facts for the drawing of a watch: ids from the database, independent of the language. */
export function watchFactsOf({ row, brand, collection }: NamedItem): WatchFacts {
  return {
    seed: row.url,
    brand,
    collection,
    model: row.model ?? '',
    reference: row.reference,
    nickname: row.nickname,
    form: row.bodyForm,
    caseMaterial: row.bodyMaterial,
    dialColour: row.dialColour,
    bracelet: row.bracelet,
    functions: row.functions,
    diameterMm: row.diameterMm,
    gender: row.gender,
    movement: row.movement,
    caliber: row.caliber,
    stones: row.preciousStones,
  };
}
