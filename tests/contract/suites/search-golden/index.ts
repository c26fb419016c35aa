import { ACCESSORIES } from './accessories.ts';
import { ART } from './art.ts';
import { BRANDS } from './brands.ts';
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

/** Searches people make, by what they are about, each with what has to come first. */
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
};
