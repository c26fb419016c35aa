import type { WatchFacts } from './facts.ts';

/** A watch of which nothing but its model is known, for tests of drawings. */
export const NOTHING_KNOWN: WatchFacts = {
  seed: 'a',
  brand: 'rolex',
  collection: null,
  model: 'Datejust',
  reference: null,
  nickname: null,
  form: null,
  caseMaterial: null,
  dialColour: null,
  bracelet: null,
  functions: [],
  diameterMm: null,
  gender: null,
  movement: null,
  caliber: null,
  stones: false,
};
