import model from './model.json' with { type: 'json' };

export const SHAPES = Object.keys(model.shape) as Shape[];
export type Shape = keyof typeof model.shape;

/** Colours from D to Z and clarities from FL to I3, in the notation of certificates. */
export const COLOURS = [...keysOf(model.colour.fitted), ...keysOf(model.colour.assumed)];
export const CLARITIES = ['FL', 'IF', 'VVS1', 'VVS2', 'VS1', 'VS2', 'SI1', 'SI2', 'I1', 'I2', 'I3'] as const;
export type Colour = keyof typeof model.colour.fitted | keyof typeof model.colour.assumed;
export type Clarity = (typeof CLARITIES)[number];

/** Year of the retail prices that the model was fitted to; pages show it beside every sum (decision 327). */
export const PRICES_OF = model.pricesOf;

/** Carats: the minimum weight for an estimate (§5), the maximum of the model, and the default. */
export const WEIGHT = { least: 0.18, most: 30, usual: 1 } as const;

/** The properties of a stone. */
export interface Stone {
  shape: Shape;
  colour: Colour;
  clarity: Clarity;
  /** The weight. */
  carats: number;
}

/** Bounds in US dollars, and their distance from the middle price as a share of it. */
export interface DiamondRange {
  from: number;
  to: number;
  spread: number;
}

/**
 * The middle price of a natural diamond in US dollars: a polynomial of the logarithm of the weight, with a step at
 * each round weight, times factors for colour, clarity and shape. Up to two carats the model is fitted to 53,775
 * round stones; above that, and for grades outside this data, the values are assumed.
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

/** The usual price range of a stone (decision 17: never a single number). */
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
