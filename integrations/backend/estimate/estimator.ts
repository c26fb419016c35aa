import { quantile } from '../price-history/price-history.ts';
import { BASES, type Basis, groupByKey } from './comparison-bases.ts';
import { type Effects, learnEffects, levelOf, offsetOf } from './price-effects.ts';
import { centreAndSpreadOf } from './centre-and-spread.ts';
import type { Sale, Watch } from './sale.ts';

/** Share of the prices that must be inside the range. */
const COVERED = 0.8;

/** A range is too wide to be useful when its upper bound is more than this many times its lower bound. */
const MOST_WIDE = 4;

/** The minimum number of sales on which the range width of a basis must be tested. */
const LEAST_TRIED = 30;

/** Weight of the usual spread of a basis, in sales of the group itself. */
const USUAL_COUNTS = 6;

/** A watch that is to be valued. */
export type WatchToValue = Watch & Pick<Sale, 'condition' | 'kit' | 'years'>;

/** The value of a watch in US dollars, not rounded: the likely value and its bounds (decision 84). */
export interface Value {
  basis: Basis;
  /** The sales on which the value is based. */
  sales: readonly Sale[];
  lower: number;
  middle: number;
  upper: number;
}

/** The value of a watch, or the reason why there is none. */
export type Estimate = { value: Value } | Refusal;

/** Why a watch has no value, how many sales there are, and the sales whose prices differ too much. */
interface Refusal {
  refused: 'few' | 'wide' | 'condition';
  sales: number;
  contradicting: readonly Sale[];
}

/** Values watches. It has learnt from past sales. */
export interface Estimator {
  estimate(asked: WatchToValue): Estimate;
  /** Price ratio of one state (condition and kit) to another; undefined if it is not known. */
  times(asked: AskedState, other: AskedState): number | undefined;
}

type AskedState = Pick<Sale, 'condition' | 'kit'>;

/** Sales of one group with their levels, both ascending by level. */
interface Group {
  sales: readonly Sale[];
  levels: readonly number[];
}

/** A basis and its learnt parameters. */
interface Learnt {
  basis: Basis;
  groups: ReadonlyMap<string, Group>;
  usual: number;
  /** Factor on the spread that makes the bounds cover the share `COVERED` of the sales. */
  reach: number;
}

/**
 * Learns from sales. It first removes the effects of condition, kit and year from the prices, then groups the sales
 * by basis. It tests the width of a range on the sales themselves: each sale is estimated from similar sales without
 * itself, on the first basis that it has, as a real request would be (a jackknife conformal interval).
 */
export function learnEstimator(sales: readonly Sale[]): Estimator {
  const effects = learnEffects(sales);
  const usable = sales.filter((sale) => offsetOf(sale, effects) !== undefined);
  const estimated = new Set<Sale>();
  const learnt = BASES.flatMap((basis) => {
    const found = learnBasis(basis, usable, effects, estimated);
    return found ?? [];
  });
  const offset = (state: AskedState) => offsetOf({ ...state, years: 0 }, effects);
  return {
    estimate: (asked) => estimate(asked, effects, learnt),
    times(asked, other) {
      const [own, its] = [offset(asked), offset(other)];
      return own === undefined || its === undefined ? undefined : Math.exp(own - its);
    },
  };
}

/**
 * Learns one basis.
 * @param estimated sales already estimated on a better basis; this call adds the sales it tests.
 */
function learnBasis(
  basis: Basis,
  sales: readonly Sale[],
  effects: Effects,
  estimated: Set<Sale>,
): Learnt | undefined {
  const groups = new Map(
    [...groupByKey(sales, basis.key)].map(([key, group]) => [key, groupOfSales(group, effects)] as const),
  );
  const large = [...groups.values()].filter(({ sales: { length } }) => length > basis.least);
  const strays = large.flatMap(({ levels }) => {
    const { centre } = centreAndSpreadOf(levels);
    return levels.map((level) => Math.abs(level - centre));
  });
  if (strays.length === 0) return undefined;
  const usual = quantile(
    strays.sort((a, b) => a - b),
    COVERED,
  );
  const tries = large.flatMap((group) =>
    group.sales.map((sale, place) => {
      const others = centreAndSpreadOf(group.levels, place);
      const away = (group.levels[place] ?? 0) - others.centre;
      const side = away < 0 ? others.down : others.up;
      return { sale, far: Math.abs(away) / mixedSpread(side, others.count, usual) };
    }),
  );
  // Sales that a better basis can estimate are more alike than the sales that need this one.
  const own = tries.filter(({ sale }) => !estimated.has(sale));
  const used = own.length >= LEAST_TRIED ? own : tries;
  if (used.length < LEAST_TRIED) return undefined;
  for (const { sale } of own) estimated.add(sale);
  const far = used.map((one) => one.far).sort((a, b) => a - b);
  return { basis, groups, usual, reach: quantile(far, COVERED) };
}

function groupOfSales(sales: readonly Sale[], effects: Effects): Group {
  const inOrder = sales
    .map((sale) => ({ sale, level: levelOf(sale, effects) }))
    .sort((a, b) => a.level - b.level);
  return { sales: inOrder.map(({ sale }) => sale), levels: inOrder.map(({ level }) => level) };
}

/** The spread of a group, mixed with the usual spread of the basis. The spread of few sales is not reliable. */
function mixedSpread(own: number, count: number, usual: number): number {
  return (own * count + usual * USUAL_COUNTS) / (count + USUAL_COUNTS);
}

function estimate(asked: WatchToValue, effects: Effects, learnt: readonly Learnt[]): Estimate {
  const groupsOf = learnt.flatMap(({ basis, groups, ...rest }) => {
    const group = groups.get(basis.key(asked) ?? '');
    return group ? { basis, group, ...rest } : [];
  });
  const most = Math.max(0, ...groupsOf.map(({ group }) => group.sales.length));
  const offset = offsetOf(asked, effects);
  if (offset === undefined) return { refused: 'condition', sales: most, contradicting: [] };
  const enough = groupsOf.filter(({ basis, group }) => group.sales.length >= basis.least);
  const [first] = enough;
  for (const { basis, group, usual, reach } of enough) {
    // If the sales of the first basis differ too much, a basis with other materials, or the whole brand, is no
    // better, even if its range is narrow.
    if (
      first &&
      basis !== first.basis &&
      (basis.name === 'brand' || basis.sameMaterial !== first.basis.sameMaterial)
    ) {
      break;
    }
    const middle = centreAndSpreadOf(group.levels);
    const [down, up] = [middle.down, middle.up].map((own) => reach * mixedSpread(own, middle.count, usual));
    const at = (away = 0) => Math.exp(middle.centre + away + offset);
    const value = { lower: at(-(down ?? 0)), middle: at(), upper: at(up) };
    if (value.upper / value.lower > MOST_WIDE) continue;
    return { value: { basis, sales: group.sales, ...value } };
  }
  return { refused: first ? 'wide' : 'few', sales: most, contradicting: first?.group.sales ?? [] };
}
