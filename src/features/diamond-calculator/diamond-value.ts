import model from './model.json' with { type: 'json' };

export const SHAPES = Object.keys(model.shape) as Shape[];
export type Shape = keyof typeof model.shape;

/** Colours from D to Z, clarities from FL to I3, as certificates have them. */
export const COLOURS = [...keysOf(model.colour.fitted), ...keysOf(model.colour.assumed)];
export const CLARITIES = ['FL', 'IF', 'VVS1', 'VVS2', 'VS1', 'VS2', 'SI1', 'SI2', 'I1', 'I2', 'I3'] as const;
export type Colour = keyof typeof model.colour.fitted | keyof typeof model.colour.assumed;
export type Clarity = (typeof CLARITIES)[number];

/** The year of the retail prices that the model was fitted to: pages say it beside every sum (decision 327). */
export const PRICES_OF = model.pricesOf;

/** Carats: the least the shop names a sum for (§5), the most the model knows. */
export const WEIGHT = { least: 0.18, most: 30, usual: 1 } as const;

/** What is known of a stone. */
export interface Stone {
  shape: Shape;
  colour: Colour;
  clarity: Clarity;
  /** Weight. */
  carats: number;
}

/** Bounds in US dollars and how far they are from the middle, as a share of it. */
export interface DiamondRange {
  from: number;
  to: number;
  spread: number;
}

/**
 * The middle price of a natural diamond in US dollars: a polynomial of the logarithm of its weight with a step at
 * each round weight, as prices have them, then its colour, clarity and shape. Up to two carats it was fitted to
 * 53,775 round stones; above, and for grades these did not have, it is assumed.
 */
export function diamondValue({ shape, colour, clarity, carats }: Stone): number {
  const fitted = Math.min(carats, model.fittedUpTo);
  const log = Math.log(fitted);
  const byWeight = model.perLog.reduce((sum, factor, index) => sum + factor * log ** (index + 1), 0);
  const bySteps = model.steps.reduce((sum, [from = 0, gain = 0]) => sum + (carats >= from ? gain : 0), 0);
  const byGrades = gradeOf(model.colour, colour) + gradeOf(model.clarity, clarity);
  const round = Math.exp(model.intercept + byWeight + bySteps + byGrades);
  return round * (carats / fitted) ** model.beyondPower * model.shape[shape] * model.marketIndex;
}

/** Within which bounds a stone usually lies (decision 17: never one number). */
export function diamondRange(stone: Stone): DiamondRange {
  const isFitted =
    stone.carats <= model.fittedUpTo &&
    stone.colour in model.colour.fitted &&
    stone.clarity in model.clarity.fitted;
  const spread = isFitted ? model.spread.fitted : model.spread.assumed;
  const middle = diamondValue(stone);
  return { from: middle * (1 - spread), to: middle * (1 + spread), spread };
}

function gradeOf(
  grades: { fitted: Readonly<Record<string, number>>; assumed: Readonly<Record<string, number>> },
  grade: string,
): number {
  return grades.fitted[grade] ?? grades.assumed[grade] ?? 0;
}

function keysOf<Table extends object>(table: Table): (keyof Table)[] {
  return Object.keys(table) as (keyof Table)[];
}
