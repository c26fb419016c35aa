import { KITS } from '@tourbillon/domain/contract/requests/appraisal.ts';
import { CONDITIONS, type Condition } from '@tourbillon/domain/sections/item-statuses.ts';
import { BASES, groupByKey } from './comparison-bases.ts';
import { nonRisingMedians } from './non-rising-medians.ts';
import { medianOf } from './centre-and-spread.ts';
import type { Sale, SaleKit } from './sale.ts';

/** Passes over all effects. The values usually settle after two or three passes. */
const PASSES = 4;

/** Minimum number of similar sales in a group. */
const LEAST_ALIKE = 3;

/** For the yearly change: minimum number of pairs, minimum years in a pair, maximum pairs per sale. */
const PAIRS = { least: 30, spread: 0.5, each: 20 };

/** `part` means box or papers alone: there are too few sales to separate the two. */
type KitClass = 'full' | 'part' | 'none' | 'unknown';

/** Effects on the price of the same watch, as logarithms. */
export interface Effects {
  /** Relative to a new watch; undefined if there are too few sales. */
  condition: ReadonlyMap<Condition, number | undefined>;
  /** Relative to a full kit. */
  kit: ReadonlyMap<KitClass, number | undefined>;
  /** Price change per year. */
  yearly: number;
}

/**
 * Learns the effects from groups of similar sales: the same reference, or the same model and material. Each effect is
 * the median difference of a sale from its group. The passes repeat until the effects settle. Medians are used
 * because listings contain mistakes.
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

/** Logarithm of the price, adjusted to a new watch with a full kit in the year zero. */
export function levelOf({ usd, condition, kit, years }: Sale, effects: Effects): number {
  return Math.log(usd) - (offsetOf({ condition, kit, years }, effects) ?? 0);
}

/** Effect of condition, kit and year on the logarithm of a price; undefined if it is not known. */
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

/** Groups sales by reference; the remaining sales by model and material. */
function groupsAlike(sales: readonly Sale[]): Sale[][] {
  const taken = new Set<Sale>();
  return BASES.slice(0, 2).flatMap(({ key }) => {
    const left = sales.filter((sale) => !taken.has(sale));
    const groups = [...groupByKey(left, key).values()].filter(({ length }) => length >= LEAST_ALIKE);
    for (const sale of groups.flat()) taken.add(sale);
    return groups;
  });
}

function push<Key>(lists: Map<Key, number[]>, key: Key, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}
