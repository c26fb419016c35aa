import type { BrandStyle } from './brand-style.ts';
import { BRAND_STYLES } from './brand-styles.ts';
import type { Signature } from './signatures/signature.ts';

/** The style rows that match this watch, merged into one; the signature of its collection overrides them. */
export function watchStyle(key: string, signature: Signature | undefined): BrandStyle {
  let style: BrandStyle = {};
  for (const [pattern, row] of BRAND_STYLES) if (pattern.test(key)) style = { ...style, ...row };
  return signature ? { ...style, ...styleOf(signature) } : style;
}

/** A signature as a style without alternatives. */
function styleOf(signature: Signature): BrandStyle {
  const {
    case: body,
    bezel,
    lug,
    bracelet,
    wear,
    hands,
    indices,
    texture,
    registers,
    date,
    insert,
  } = signature;
  return {
    case: [body],
    bezel: [bezel],
    ...(lug && { lug: [lug] }),
    bracelet: [bracelet],
    wear: [wear],
    hands: [hands],
    indices: [indices],
    texture: [texture],
    ...(registers && { registers: [registers] }),
    ...(date && { date: [date] }),
    ...(insert && { insert: [insert] }),
    cyclops: signature.cyclops ?? false,
    guards: signature.guards ?? false,
    cabochon: signature.cabochon ?? false,
  };
}
