import { WEIGHT } from './diamond-value.ts';

/** What is wrong with a weight, or the weight in carats. */
export type ReadWeight = { carats: number } | { problem: 'required' | 'value' | 'tooLight' | 'tooHeavy' };

/** Reads a typed weight: a comma or a point before the hundredths (§5 and §9). */
export function readWeight(typed: string): ReadWeight {
  const text = typed.trim();
  if (text === '') return { problem: 'required' };
  if (!/^\d{1,4}([.,]\d{1,2})?$/.test(text)) return { problem: 'value' };
  const carats = Number(text.replace(',', '.'));
  if (carats < WEIGHT.least) return { problem: 'tooLight' };
  if (carats > WEIGHT.most) return { problem: 'tooHeavy' };
  return { carats };
}
