import { KITS } from '@tourbillon/domain/contract/requests/appraisal.ts';
import { CONDITIONS, type Condition } from '@tourbillon/domain/sections/item-statuses.ts';
import { BASES, grouped } from './comparison-bases.ts';
import { nonRisingMedians } from './non-rising-medians.ts';
import { medianOf } from './centre-and-spread.ts';
import type { Sale, SaleKit } from './sale.ts';

/** Passes of fitting one effect after another; they stand still after two or three. */
const PASSES = 4;

/** Sales of one thing that can be compared with one another. */
const LEAST_ALIKE = 3;

/** Pairs of sales that a change with the years must rest on, how far apart they must be, in years, and pairs of a sale. */
const PAIRS = { least: 30, spread: 0.5, each: 20 };

/** With a box or papers alone: too few sales to tell one from the other. */
type KitClass = 'full' | 'part' | 'none' | 'unknown';

/** What moves the price of one and the same thing, as logarithms. */
export interface Effects {
  /** Against new; undefined of what was sold too seldom to know. */
  condition: ReadonlyMap<Condition, number | undefined>;
  /** Against a full kit. */
  kit: ReadonlyMap<KitClass, number | undefined>;
  /** A year's change of prices. */
  yearly: number;
}

/**
 * Learns the effects from sales of the same reference, or of the same model in the same material: medians of how far
 * sales lie from their like, one effect after the other until they agree. Medians, since listings have slips.
 */
export function learnEffects(sales: readonly Sale[]): Effects {
  const alike = groupsAlike(sales);
  let effects: Effects = { condition: new Map(), kit: new Map(), yearly: 0 };
  for (let pass = 0; pass < PASSES; pass += 1) {
    const conditions = new Map<Condition, number[]>();
    const kits = new Map<KitClass, number[]>();
    const slopes: number[] = [];
    for (const group of alike) {
      const levels = group.map((sale) => levelOf(sale, effects));
      const middle = medianOf(levels);
      group.forEach((sale, place) => {
        const rest = (levels[place] ?? 0) - middle;
        push(conditions, sale.condition, rest + (effects.condition.get(sale.condition) ?? 0));
        push(kits, classOf(sale.kit), rest + (effects.kit.get(classOf(sale.kit)) ?? 0));
        for (let other = Math.max(0, place - PAIRS.each); other < place; other += 1) {
          const years = sale.years - (group[other]?.years ?? 0);
          if (Math.abs(years) < PAIRS.spread) continue;
          slopes.push(((levels[place] ?? 0) - (levels[other] ?? 0)) / years + effects.yearly);
        }
      });
    }
    const kit = nonRisingMedians(['full', 'part', 'none'] as const, kits);
    const unknown = kits.get('unknown');
    effects = {
      condition: nonRisingMedians(CONDITIONS, conditions),
      kit: new Map<KitClass, number | undefined>([...kit, ['unknown', unknown && medianOf(unknown)]]),
      yearly: slopes.length >= PAIRS.least ? medianOf(slopes) : 0,
    };
  }
  return effects;
}

/** The logarithm of a price as it would be for a new piece with a full kit at the year zero. */
export function levelOf({ usd, condition, kit, years }: Sale, effects: Effects): number {
  return Math.log(usd) - (offsetOf({ condition, kit, years }, effects) ?? 0);
}

/** What condition, kit and year do to the logarithm of a price; undefined when too little is known of it. */
export function offsetOf(
  { condition, kit, years }: Pick<Sale, 'condition' | 'kit' | 'years'>,
  { condition: conditions, kit: kits, yearly }: Effects,
): number | undefined {
  const parts = [conditions.get(condition), kits.get(classOf(kit)), yearly * years];
  return parts.every((part) => part !== undefined) ? parts.reduce((sum, part) => sum + part, 0) : undefined;
}

function classOf(kit: SaleKit): KitClass {
  const [full, box, papers] = KITS;
  if (kit === full || kit === 'unknown') return kit;
  return kit === box || kit === papers ? 'part' : 'none';
}

/** Sales by reference; those of no such group by model and material. */
function groupsAlike(sales: readonly Sale[]): Sale[][] {
  const taken = new Set<Sale>();
  return BASES.slice(0, 2).flatMap(({ key }) => {
    const left = sales.filter((sale) => !taken.has(sale));
    const groups = [...grouped(left, key).values()].filter(({ length }) => length >= LEAST_ALIKE);
    for (const sale of groups.flat()) taken.add(sale);
    return groups;
  });
}

function push<Key>(lists: Map<Key, number[]>, key: Key, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
