import { WEIGHT } from './diamond-value.ts';

/** A weight in carats, or why it is invalid. */
export type ReadWeight = { carats: number } | { problem: 'required' | 'value' | 'tooLight' | 'tooHeavy' };

/** Parses a typed weight; the decimal separator is a comma or a point (§5 and §9). */
export function readWeight(typed: string): ReadWeight {
  const text = typed.trim();
  if (text === '') return { problem: 'required' };
  if (!/^\d{1,4}([.,]\d{1,2})?$/.test(text)) return { problem: 'value' };
  const carats = Number(text.replace(',', '.'));
  if (carats < WEIGHT.least) return { problem: 'tooLight' };
  if (carats > WEIGHT.most) return { problem: 'tooHeavy' };
  return { carats };
}
