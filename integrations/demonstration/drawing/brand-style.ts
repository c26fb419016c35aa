import type {
  BezelKind,
  BraceletKind,
  CaseKind,
  DatePlace,
  HandKind,
  IndexKind,
  LugKind,
  Registers,
  StrapKind,
  Texture,
} from './design.ts';

type Choice<T> = readonly [T, ...T[]];

/** Typical features of a brand or one of its collections; each of several values is plausible. */
export interface BrandStyle {
  case?: Choice<CaseKind>;
  bezel?: Choice<BezelKind>;
  lug?: Choice<LugKind>;
  texture?: Choice<Texture>;
  indices?: Choice<IndexKind>;
  hands?: Choice<HandKind>;
  bracelet?: Choice<BraceletKind>;
  wear?: Choice<'bracelet' | StrapKind>;
  registers?: Choice<Registers>;
  date?: Choice<DatePlace>;
  insert?: Choice<readonly [string, string]>;
  cyclops?: boolean;
  guards?: boolean;
  cabochon?: boolean;
}

/** A pattern for a watch (slugs of brand and model), and the features of all matching watches. */
export type StyleRow = readonly [pattern: RegExp, style: BrandStyle];

/* Colours of bezel inserts: upper half, lower half. */
export const BLACK = ['#15171a', '#15171a'] as const;
export const BLUE = ['#16335f', '#16335f'] as const;
export const GREEN = ['#14442f', '#14442f'] as const;
export const STEEL_INSERT = ['', ''] as const;
