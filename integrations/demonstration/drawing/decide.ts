import type { CaseKind, Design, StrapKind } from './design.ts';
import { bezelKind, caseKind, insertFor, INSERTS } from './case-choice.ts';
import type { WatchFacts } from './facts.ts';
import { randomFrom, type Random } from './random.ts';
import { layoutOf } from './calibre-layout.ts';
import { mainTones, materialOf, namesOf, nicknameOf, signatureOfLine } from './main-tones.ts';
import { namedFunctions } from './named-functions.ts';
import { NICKNAME_INSERTS, readReference } from './reference-codes.ts';
import { slug } from './slug.ts';
import { watchStyle } from './watch-style.ts';

/** Straps in their plainest colours: no record states the colour of a strap. */
const LEATHERS = ['#1b1a1a', '#1b1a1a', '#2c1a14', '#4a2b1a', '#6d4327'] as const;
const RUBBERS = ['#17181a', '#17181a', '#26282b'] as const;
const TEXTILES = ['#2a2d30', '#3d4430', '#54565a'] as const;
/** Cases that are much higher than wide. Their size is measured by the width, so they are drawn larger. */
const NARROW: readonly CaseKind[] = [
  'tank',
  'tank-francaise',
  'reverso',
  'rectangular',
  'oval',
  'tonneau',
  'drop',
];
const SOFT: readonly string[] = ['leather', 'rubber', 'textile'];

function strapKind(bracelet: string | null, wear: 'bracelet' | StrapKind, random: Random): StrapKind {
  if (bracelet === 'rubber' || bracelet === 'textile') return bracelet;
  if (bracelet === 'leather')
    return wear === 'calf' || wear === 'alligator' ? wear : random.pick(['calf', 'alligator']);
  return wear === 'bracelet' ? 'calf' : wear;
}

/**
 * Chooses the whole design of a drawing. Features of a reference (case, bezel, hands) depend on the reference, so
 * that its watches look alike. Features that differ between pieces of a reference depend on the item's own seed.
 * Features that a buyer would take for facts are drawn as recorded, or as the name and the reference say. Otherwise
 * they are as plain as possible: steel, a silver dial, no date, a closed back (decision 98). The caption names it.
 */
export function designWatch(facts: WatchFacts): Design {
  const brand = slug(facts.brand);
  const key = namesOf(facts, brand);
  const signature = signatureOfLine(facts, key);
  const style = watchStyle(key, signature);
  const byReference = randomFrom(facts.reference ? `${brand}/${facts.reference}` : facts.seed);
  const random = randomFrom(facts.seed);
  const pick = <T>(values: readonly T[] | undefined, fallback: T): T =>
    values ? byReference.pick<T>([values[0] ?? fallback, ...values.slice(1)]) : fallback;
  // Features of a collection have their own random generator, so that they do not change features of the reference.
  const byCollection = randomFrom(`${brand}/${slug(facts.collection) || facts.model}/case`);
  const reading = readReference(brand, facts.reference ?? '');
  const women = facts.gender === 'women';

  const kind = caseKind(facts.form, style, byReference);
  const material = materialOf(facts, reading);
  const { dial, metal } = mainTones(facts);
  const gold =
    reading.accent ?? (brand === 'cartier' ? 'yellow_gold' : byReference.pick(['yellow_gold', 'rose_gold']));
  const two = material === 'steel_gold';
  const accent = two ? gold : material === 'steel_ceramic' ? 'ceramic' : metal;

  const functions = new Set([...facts.functions, ...namedFunctions(key), ...(reading.functions ?? [])]);
  if (functions.has('flyback_chronograph')) functions.add('chronograph');
  if (functions.has('no_date')) functions.delete('date');
  const layout = layoutOf(brand, facts.caliber);
  if (layout.reserveAt === 'back') functions.delete('power_reserve');

  const precious = /gold$|platinum/.test(material) && !two;
  const brandWear = pick(style.wear, 'bracelet');
  const given = facts.bracelet ?? reading.bracelet ?? null;
  const onMetal = given ? !SOFT.includes(given) && given !== 'other' : brandWear === 'bracelet';
  const braceletMaterial = given && given !== 'other' ? given : precious ? metal : material;
  const paleBand = metal === 'white_ceramic' && braceletMaterial === 'ceramic';
  const strap = strapKind(given, brandWear, byReference);
  // The record says only that there are stones. Where they are the reference must say.
  const ofReference = reading.bezel === 'gems' && !facts.stones ? 'fluted' : reading.bezel;
  const bezel = bezelKind(kind, style, ofReference, functions, byReference);
  const strapColours = { rubber: RUBBERS, textile: TEXTILES, calf: LEATHERS, alligator: LEATHERS }[strap];
  const strapColour = random.pick(strapColours);
  const nickname = nicknameOf(facts, key);
  const diameter = Math.min(
    47,
    Math.max(24, facts.diameterMm ?? byReference.between(women ? 28 : 38, women ? 34 : 43)),
  );

  return {
    random,
    brandTitle: facts.brand.toUpperCase(),
    reference: facts.reference ?? facts.model,
    caseKind: kind,
    metal,
    accent,
    bezel,
    lug: style.lug ? byCollection.pick(style.lug) : 'classic',
    bezelWide: signature?.rim ?? byCollection.between(0.72, 1.5),
    insert:
      (nickname ? NICKNAME_INSERTS[nickname] : reading.insert) ??
      insertFor(dial, bezel, pick(style.insert, INSERTS.black)),
    dial,
    texture: pick(style.texture, 'sunray'),
    indices: pick(style.indices, 'baton'),
    hands: pick(style.hands, 'baton'),
    bracelet: onMetal ? pick(style.bracelet, 'oyster') : null,
    braceletMetal: paleBand
      ? metal
      : braceletMaterial === 'steel_gold' || braceletMaterial === 'steel_ceramic'
        ? 'steel'
        : braceletMaterial,
    braceletAccent: paleBand
      ? metal
      : braceletMaterial === 'steel_gold'
        ? gold
        : braceletMaterial === 'steel_ceramic'
          ? 'ceramic'
          : braceletMaterial,
    strap,
    strapColour,
    stitch: random.pick(['same', 'same', 'pale', 'contrast']),
    functions,
    registers: layout.registers ?? reading.registers ?? pick(style.registers, 'tri'),
    secondsAt: layout.secondsAt ?? signature?.secondsAt ?? 6,
    twoHands: signature?.twoHands ?? false,
    ringed: signature?.ringed ?? false,
    offCentreRing: signature?.offCentreRing ?? false,
    datePlace: layout.date ?? pick(style.date, 'three'),
    moonAt: layout.moonAt ?? 6,
    greatMoon: layout.greatMoon ?? false,
    reserveAt: layout.reserveAt === 'back' ? null : (layout.reserveAt ?? null),
    balanceAt: layout.balanceAt ?? 9,
    cyclops: style.cyclops ?? false,
    dayAtTwelve: signature?.dayAtTwelve ?? style.cyclops ?? false,
    guards: style.guards ?? (bezel === 'dive' || bezel === 'gmt'),
    secondCrown: (signature?.secondCrown ?? false) || functions.has('helium_valve'),
    cabochon: style.cabochon ?? false,
    quartz: facts.movement === 'quartz' || facts.movement === 'solar',
    manual: facts.movement === 'manual',
    displayBack: dial === 'skeleton' || functions.has('open_balance'),
    // The scale varies a little, like the distance of a photograph.
    scale:
      ((345 + ((diameter - 24) / 23) * 185) / 200) *
      (NARROW.includes(kind) ? 1.1 : 1) *
      random.between(0.97, 1.03),
    light: random.between(22, 70),
    lean: random.between(-3.3, 3.3),
  };
}
