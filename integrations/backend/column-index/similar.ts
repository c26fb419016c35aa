import { collectionOption } from './column-values.ts';
import type { ListIndex } from './list-index.ts';
import { rowsOf } from './rows-by-option.ts';

/** The distance in steps between different kinds of goods: greater than any distance within a kind. */
const OTHER_KIND = 2.5;

/** The item for which similar ones are searched. */
export interface ItemToCompare {
  id: number;
  brand: string;
  collection: string | null;
  bodyForm: string | null;
  /** Kind of jewellery or accessory; null where the section has none. */
  type: string | null;
  price: number | null;
}

/**
 * Ids of the most similar items of a list: same collection first, then same brand, then same case shape or kind;
 * within each group the nearest price first, then by id. A ring of another brand is more similar to a ring than a necklace of the
 * same brand. Items with nothing in common are left out.
 */
export function similarIds(index: ListIndex, to: ItemToCompare, limit: number): number[] {
  const { brands, collections, body_forms: forms, types } = index.options;
  const brand = brands.options.indexOf(to.brand);
  const collection =
    to.collection === null ? -1 : collections.options.indexOf(collectionOption(to.brand, to.collection));
  const form = to.bodyForm === null ? -1 : forms.options.indexOf(to.bodyForm);
  const type = to.type === null ? -1 : types.options.indexOf(to.type);
  const best: Similar[] = [];
  /** Distance of the last of the best; nothing farther can be among them. */
  let most = Infinity;
  const groups = [
    [0, 'collections', collection],
    [1, 'brands', brand],
    [2, 'body_forms', form],
    [2, 'types', type],
  ] as const;
  for (const [place, [step, name, option]] of groups.entries()) {
    // This group and those after it are farther.
    if (most < step * 100) break;
    for (const row of rowsOf(index, name, option)) {
      const first =
        collections.values[row] === collection ? 0
        : brands.values[row] === brand ? 1
        : forms.values[row] === form ? 2
        : 3; // prettier-ignore
      // A group before this one had it.
      if (first < place) continue;
      const kind = type === -1 || types.values[row] === type ? 0 : OTHER_KIND;
      const least = (step + kind) * 100;
      if (least > most || index.absent[row] !== 0) continue;
      const id = index.ids[row] ?? 0;
      if (id === to.id) continue;
      const distance = least + priceDistance(index.ranges.price[row] ?? NaN, to.price);
      if (distance > most) continue;
      const one = { id, distance };
      best.splice(placeOf(one, best), 0, one);
      if (best.length > limit) best.pop();
      if (best.length === limit) most = best.at(-1)?.distance ?? most;
    }
  }
  return best.map(({ id }) => id);
}

type Similar = { id: number; distance: number };

/** The place of one among others in the order of likeness. */
function placeOf(one: Similar, others: readonly Similar[]): number {
  let [from, to] = [0, others.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const other = others[middle];
    if (other && isNearer(one, other)) to = middle;
    else from = middle + 1;
  }
  return from;
}

function isNearer(one: Similar, other: Similar): boolean {
  return one.distance < other.distance || (one.distance === other.distance && one.id < other.id);
}

/**
 * The relative distance of two prices; a constant for unknown prices. Below 100, so that a step always counts more.
 */
function priceDistance(a: number, b: number | null): number {
  if (Number.isNaN(a) || b === null || a <= 0 || b <= 0) return 50;
  return Math.min(Math.abs(Math.log(a / b)) * 10, 99);
}
