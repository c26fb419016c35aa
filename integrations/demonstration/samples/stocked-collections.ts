import type { BrandRow } from '@tourbillon/backend/demonstration/demonstration.ts';
import { seeded } from '@tourbillon/domain/random/seeded.ts';
import type { WatchFacts } from '../drawing/facts.ts';
import { drawStock } from '../stock/draw.ts';
import { fullNames } from '../stock/full-names.ts';
import { readWatches } from '../stock/source-row.ts';
import { watchFactsOfRow } from './watch-samples.ts';

/** A collection of the demonstration stock, with its most typical watch. */
export interface StockedCollection {
  brand: string;
  collection: string;
  /** Watches in the current stock. */
  count: number;
  /** The watch whose facts are the most usual of the collection. */
  typical: WatchFacts;
}

const DESCRIBING = ['form', 'caseMaterial', 'dialColour', 'bracelet', 'reference'] as const;

/** The collections with the most watches in the current stock, the largest first; with the names of the brands. */
export async function stockedCollections(
  count: number,
  brands: readonly Pick<BrandRow, 'slug' | 'title'>[],
): Promise<StockedCollection[]> {
  const titles = new Map(brands.map(({ slug, title }) => [slug, title]));
  const groups = new Map<string, WatchFacts[]>();
  for (const row of fullNames(await readWatches())) {
    if (!row.collection || drawStock(seeded(Number(row.id))) !== 'current') continue;
    const facts = watchFactsOfRow({ ...row, brand: titles.get(row.brand) ?? row.brand });
    const key = `${row.brand}/${row.collection}`;
    groups.set(key, [...(groups.get(key) ?? []), { ...facts, collection: row.collection_title }]);
  }
  return [...groups.values()]
    .sort((one, other) => other.length - one.length)
    .slice(0, count)
    .map((watches) => {
      const typical = typicalOf(watches);
      return { brand: typical.brand, collection: typical.collection ?? '', count: watches.length, typical };
    });
}

/** The watch that shares most recorded facts with the others. */
function typicalOf(watches: readonly WatchFacts[]): WatchFacts {
  const usual = (watch: WatchFacts) =>
    DESCRIBING.filter((fact) => watch[fact] !== null)
      .map((fact) => watches.filter((other) => other[fact] === watch[fact]).length)
      .reduce((sum, same) => sum + same, watch.functions.length ? watches.length / 4 : 0);
  const [first, ...others] = watches.map((watch) => ({ watch, score: usual(watch) }));
  if (!first) throw new Error('A collection has no watch');
  return others.reduce((best, one) => (one.score > best.score ? one : best), first).watch;
}
