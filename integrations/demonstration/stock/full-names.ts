import { pieceName } from '@tourbillon/domain/texts/piece-name.ts';
import type { SourceRow } from './source-row.ts';

/**
 * Collections that are a department of the maker's catalogue: no name says them, "Tissot Le Locle" and not "Tissot
 * T-Classic Le Locle".
 */
const DEPARTMENTS: ReadonlySet<string> = new Set([
  'Altitude',
  'Armed Forces',
  'Astronomical Masterpieces',
  'BOVET by Pininfarina',
  'Classic',
  'Concept',
  'Cosmic Art',
  'Design',
  'Dimier',
  'Fleurier',
  'Instruments',
  'Lab Peripheral',
  'Lifestyle',
  'Mechanical Wonders',
  'Motorsport',
  'Pilot’s Watches',
  'Professional',
  'Racing',
  'Shaped',
  'Sport',
  'Stars',
  'System 78',
  'T-Classic',
  'T-Lady',
  'T-Sport',
  'T-Touch',
  'UR-Satellite',
  'UR-Special Projects',
  'Urban',
  'Vintage',
]);

/** Makers whose models are called without their collection. */
const WHOLE_MODELS: ReadonlySet<string> = new Set(['bremont', 'rolex']);

/** Letters by which a word is another form of the same: "Dive" and "Diver". */
const STEM = 4;

/**
 * The rows with the models as a shop writes them: one spelling of each model of a maker; the collection before a model
 * that only tells its variants apart, "Zenith Chronomaster Sport" and not "Zenith Sport"; and the collection instead
 * of a part of it, "Rolex Yacht-Master" and not "Rolex Master".
 */
export function fullNames(rows: readonly SourceRow[]): SourceRow[] {
  const spelling = spellingsOf(rows);
  return rows.map((row) => {
    const { brand, collection_title: collection } = row;
    const model = spelling.get(keyOf(brand, row.model)) ?? row.model;
    if (!collection || !model || DEPARTMENTS.has(collection)) return { ...row, model };
    if (isPart(model, collection)) return { ...row, model: collection };
    const isVariant = !WHOLE_MODELS.has(brand) && !isAlike(model, collection);
    return { ...row, model: isVariant ? pieceName(collection, model) : model };
  });
}

/** Whether a model has words of its collection only, but not all of them. */
function isPart(model: string, collection: string): boolean {
  const [said, all] = [wordsOf(model), wordsOf(collection)];
  return said.length < all.length && said.every((word) => all.includes(word));
}

/** Whether a model shares a word with its collection, so that it is no variant of it. */
function isAlike(model: string, collection: string): boolean {
  const stems = (name: string) =>
    wordsOf(name)
      .filter((word) => word.length > 1 && word !== 'de')
      .map((word) => word.slice(0, STEM));
  const said = stems(model);
  return stems(collection).some((stem) => said.includes(stem));
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Of each model the spelling with most hyphens, which is the maker's, and among those the most frequent. */
function spellingsOf(rows: readonly SourceRow[]): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  const count = (brand: string, name: string) => {
    const key = keyOf(brand, name);
    const spellings = counts.get(key) ?? new Map<string, number>();
    counts.set(key, spellings.set(name, (spellings.get(name) ?? 0) + 1));
  };
  for (const { brand, model, collection_title: collection } of rows) {
    if (model) count(brand, model);
    if (collection) count(brand, collection);
  }
  const rank = ([name, times]: [string, number]) => name.split('-').length * 2 * rows.length + times;
  return new Map(
    [...counts].map(([key, spellings]) => {
      const [best] = [...spellings].toSorted((one, other) => rank(other) - rank(one));
      return [key, best?.[0] ?? ''];
    }),
  );
}

/** The same for models that differ in capitals, spaces and hyphens only. */
function keyOf(brand: string, name: string): string {
  return `${brand}/${name.toLowerCase().replaceAll(/[\s-]/g, '')}`;
}
