import type { Signature, SignatureRow } from './signature.ts';

const ROYAL_OAK: Signature = {
  case: 'royal-oak',
  bezel: 'screws',
  bracelet: 'integrated',
  wear: 'bracelet',
  hands: 'baton',
  indices: 'baton',
  texture: 'tapisserie',
  registers: 'tri',
  date: 'three',
};

const NAUTILUS: Signature = { ...ROYAL_OAK, case: 'porthole', bezel: 'smooth', texture: 'stripes' };

const INTEGRATED: Signature = {
  ...ROYAL_OAK,
  case: 'integrated',
  bezel: 'smooth',
  bracelet: 'hlinks',
  texture: 'sunray',
};

/** Watches whose bracelet continues their case, and two classics of the same makers. */
export const INTEGRATED_BRACELETS: readonly SignatureRow[] = [
  // prettier-ignore
  ['Audemars Piguet Royal Oak Diver Offshore', /^audemars-piguet .*diver/, { ...ROYAL_OAK, case: 'offshore', texture: 'large-tapisserie', wear: 'rubber', secondCrown: true }],
  // prettier-ignore
  ['Audemars Piguet Royal Oak Offshore', /^audemars-piguet .*offshore/, { ...ROYAL_OAK, case: 'offshore', texture: 'large-tapisserie', wear: 'rubber', indices: 'arabic', registers: 'v' }],
  ['Audemars Piguet Royal Oak', /^audemars-piguet .*royal-oak/, ROYAL_OAK],
  // prettier-ignore
  ['Patek Philippe Aquanaut', /^patek-philippe .*aquanaut/, { ...NAUTILUS, texture: 'clous', indices: 'arabic', wear: 'rubber' }],
  ['Patek Philippe Nautilus', /^patek-philippe .*nautilus/, NAUTILUS],
  // prettier-ignore
  ['Patek Philippe Golden Ellipse', /^patek-philippe .*ellipse/, { case: 'ellipse', bezel: 'smooth', bracelet: 'mesh', wear: 'alligator', hands: 'needle', indices: 'thin', texture: 'sunray', dial: 'blue', twoHands: true }],
  ['Vacheron Constantin Overseas', /^vacheron-constantin .*overseas/, { ...INTEGRATED, bezel: 'notches' }],
  // prettier-ignore
  ['IWC Ingenieur', /^iwc .*ingenieur/, { ...INTEGRATED, bezel: 'bolts', texture: 'clous', guards: true }],
  // prettier-ignore
  ['IWC Portugieser', /^iwc .*portugieser/, { case: 'dress', bezel: 'smooth', lug: 'slim', rim: 1, bracelet: 'five', wear: 'alligator', hands: 'leaf', indices: 'arabic', texture: 'matt', registers: 'axis', secondsAt: 9, date: 'six' }],
  // prettier-ignore
  ['Maurice Lacroix Aikon', /^maurice-lacroix .*aikon/, { ...INTEGRATED, bezel: 'arms', bracelet: 'five', texture: 'clous' }],
  ['Frederique Constant Highlife', /^frederique-constant .*highlife/, { ...INTEGRATED, texture: 'globe' }],
  ['Tissot PRX', /^tissot .*prx/, { ...INTEGRATED, case: 'flowing', bracelet: 'integrated' }],
  // prettier-ignore
  ['Rado Centrix', /^rado .*centrix/, { ...INTEGRATED, case: 'flowing', rim: 0.8, bracelet: 'polished', date: 'six' }],
];
