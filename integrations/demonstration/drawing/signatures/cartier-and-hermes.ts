import type { Signature, SignatureRow } from './signature.ts';

const CARTIER: Signature = {
  case: 'round',
  bezel: 'smooth',
  lug: 'short',
  bracelet: 'polished',
  wear: 'alligator',
  hands: 'sword',
  indices: 'roman',
  texture: 'matt',
  dial: 'silver',
  date: 'six',
  cabochon: true,
};

const SANTOS: Signature = {
  ...CARTIER,
  case: 'santos',
  bezel: 'screws',
  bracelet: 'santos',
  wear: 'bracelet',
  guards: true,
};

/** Cartier and Hermès. */
export const CARTIER_AND_HERMES: readonly SignatureRow[] = [
  ['Cartier Santos de Cartier', /^cartier santos-de-cartier/, { ...SANTOS, texture: 'sunray' }],
  ['Cartier Santos', /^cartier .*santos/, SANTOS],
  // prettier-ignore
  ['Cartier Tank Française', /^cartier .*tank-francaise/, { ...CARTIER, case: 'tank-francaise', twoHands: true, bracelet: 'tank', wear: 'bracelet' }],
  ['Cartier Tank Must', /^cartier .*tank-must/, { ...CARTIER, case: 'tank', twoHands: true }],
  ['Cartier Tank', /^cartier .*tank/, { ...CARTIER, case: 'tank', twoHands: true, texture: 'guilloche' }],
  // prettier-ignore
  ['Cartier Ballon Bleu', /^cartier .*ballon-bleu/, { ...CARTIER, case: 'pebble', bracelet: 'five', wear: 'bracelet', texture: 'guilloche', date: 'three' }],
  // prettier-ignore
  ['Hermès Heure H', /^hermes .*heure-h/, { case: 'h', bezel: 'smooth', bracelet: 'polished', wear: 'calf', hands: 'needle', indices: 'arabic', texture: 'matt', dial: 'white', date: 'six', twoHands: true }],
];
