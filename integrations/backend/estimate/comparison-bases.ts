import type { Watch } from './sale.ts';

/** The properties that compared sales share with a watch. The most precise basis comes first. */
export interface Basis {
  name: 'reference' | 'model' | 'collection' | 'brand';
  /** The cases are also of the same material. Prices of steel and gold versions differ too much. */
  sameMaterial: boolean;
  /** The minimum number of sales. A less precise basis needs more sales. */
  least: number;
  /** The shared property as a key, or null if it is not known for this watch. */
  key: (watch: Watch) => string | null;
}

/** The bases in the order they are tried. A reference implies the material. */
export const BASES: readonly Basis[] = [
  {
    name: 'reference',
    sameMaterial: true,
    least: 3,
    key: ({ brandId, reference }) => keyOf(brandId, reference),
  },
  {
    name: 'model',
    sameMaterial: true,
    least: 4,
    key: (watch) => keyOf(watch.brandId, watch.model, watch.material),
  },
  {
    name: 'collection',
    sameMaterial: true,
    least: 4,
    key: (watch) => keyOf(watch.brandId, watch.collectionId, watch.material),
  },
  { name: 'model', sameMaterial: false, least: 4, key: ({ brandId, model }) => keyOf(brandId, model) },
  {
    name: 'collection',
    sameMaterial: false,
    least: 4,
    key: ({ brandId, collectionId }) => keyOf(brandId, collectionId),
  },
  { name: 'brand', sameMaterial: true, least: 8, key: ({ brandId, material }) => keyOf(brandId, material) },
  { name: 'brand', sameMaterial: false, least: 8, key: ({ brandId }) => keyOf(brandId) },
];

function keyOf(...parts: (string | number | null)[]): string | null {
  return parts.includes(null) ? null : parts.join('\n');
}

/** Groups watches by a key. A watch without a key is in no group. */
export function groupByKey<Thing extends Watch>(
  things: readonly Thing[],
  key: Basis['key'],
): Map<string, Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const thing of things) {
    const shared = key(thing);
    if (shared === null) continue;
    const group = groups.get(shared);
    if (group) group.push(thing);
    else groups.set(shared, [thing]);
  }
  return groups;
}
