import type { WatchFacts } from './facts.ts';
import { NICKNAME_DIALS, NICKNAME_INSERTS, readReference, type ReferenceReading } from './reference-codes.ts';
import type { Signature } from './signatures/signature.ts';
import { signatureOf } from './signatures/signatures.ts';
import { slug } from './slug.ts';

/** The two tones of a watch that its placeholder has: those of dial and case. */
export interface MainTones {
  dial: string;
  metal: string;
}

/** The two tones, without the rest of the design: the page of every item has a placeholder. */
export function mainTones(facts: WatchFacts): MainTones {
  const brand = slug(facts.brand);
  const reading = readReference(brand, facts.reference ?? '');
  return { metal: metalOf(facts, reading), dial: facts.dialColour ?? unrecordedDial(facts, brand, reading) };
}

/** The names of a watch in one text: brand, collection and model. */
export function namesOf(facts: WatchFacts, brand: string): string {
  return `${brand} ${slug(facts.collection)} ${slug(facts.model)}`;
}

/** The signature of the line of a watch. A reference names the line too: 210.30.42 is a Seamaster Diver 300M. */
export function signatureOfLine(facts: WatchFacts, names: string): Signature | undefined {
  return signatureOf(`${names} ${slug(facts.reference)}`);
}

/** The nickname of a bezel that is among the names of a watch. */
export function nicknameOf(facts: WatchFacts, names: string): string | undefined {
  const named = `${names} ${slug(facts.nickname)}`;
  return Object.keys(NICKNAME_INSERTS).find((name) => named.includes(name));
}

/** The material of the case, as its record or its reference says; steel if neither does. */
export function materialOf(facts: WatchFacts, reading: ReferenceReading): string {
  return facts.caseMaterial ?? reading.caseMaterial ?? 'steel';
}

/** The metal of the case: the larger part of two. */
function metalOf(facts: WatchFacts, reading: ReferenceReading): string {
  const material = materialOf(facts, reading);
  const pale = ['white', 'mother_of_pearl', 'diamonds'].includes(facts.dialColour ?? '');
  if (material === 'ceramic' && pale) return 'white_ceramic';
  return material === 'steel_gold' || material === 'steel_ceramic' ? 'steel' : material;
}

function unrecordedDial(facts: WatchFacts, brand: string, reading: ReferenceReading): string {
  const names = namesOf(facts, brand);
  const ofName = NICKNAME_DIALS[nicknameOf(facts, names) ?? ''];
  return reading.dial ?? ofName ?? signatureOfLine(facts, names)?.dial ?? 'silver';
}
