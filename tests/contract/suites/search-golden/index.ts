import { ANSWERS } from './answers.ts';
import { BRAND_WORDS } from './brand-words.ts';
import { EXCLUSIONS } from './exclusions.ts';
import { MEASURES } from './measures.ts';
import { NOT_TAKEN } from './not-taken.ts';
import { OFFERS } from './offers.ts';
import { ONE_WORD_TOO_MANY } from './one-word-too-many.ts';
import { PRICES } from './prices.ts';
import { TWO_BRANDS } from './two-brands.ts';
import { MIXED_LETTERS } from './mixed-letters.ts';
import { ACCESSORIES } from './accessories.ts';
import { ART } from './art.ts';
import { BRANDS } from './brands.ts';
import { ERRANDS } from './errands.ts';
import type { GoldenQuery } from './golden-query.ts';
import { JEWELLERY } from './jewellery.ts';
import { LAYOUTS } from './layouts.ts';
import { MISSPELLINGS } from './misspellings.ts';
import { MODELS } from './models.ts';
import { NICKNAMES } from './nicknames.ts';
import { PROPERTIES } from './properties.ts';
import { REFERENCES } from './references.ts';
import { SERVICES } from './services.ts';
import { TEXTS } from './texts.ts';

/** Queries of people by subject, each with the expected first result. */
export const GOLDEN: Readonly<Record<string, readonly GoldenQuery[]>> = {
  brands: BRANDS,
  models: MODELS,
  layouts: LAYOUTS,
  misspellings: MISSPELLINGS,
  references: REFERENCES,
  nicknames: NICKNAMES,
  properties: PROPERTIES,
  jewellery: JEWELLERY,
  accessories: ACCESSORIES,
  art: ART,
  services: SERVICES,
  texts: TEXTS,
  'words of brands': BRAND_WORDS,
  'mixed letters': MIXED_LETTERS,
  prices: PRICES,
  'sizes and years': MEASURES,
  'cities, sets, discounts': OFFERS,
  exclusions: EXCLUSIONS,
  'two brands': TWO_BRANDS,
  'one word too many': ONE_WORD_TOO_MANY,
  'not taken': NOT_TAKEN,
  'direct answers': ANSWERS,
  errands: ERRANDS,
};
