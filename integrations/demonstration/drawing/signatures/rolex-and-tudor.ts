import { BLACK, STEEL_INSERT } from '../brand-style.ts';
import type { Signature, SignatureRow } from './signature.ts';

const OYSTER: Signature = {
  case: 'round',
  bezel: 'smooth',
  lug: 'classic',
  rim: 1.1,
  bracelet: 'oyster',
  wear: 'bracelet',
  hands: 'baton',
  indices: 'baton',
  texture: 'sunray',
  registers: 'tri',
  date: 'three',
  cyclops: true,
};

const DATEJUST: Signature = { ...OYSTER, bezel: 'fluted', bracelet: 'jubilee' };

const PROFESSIONAL: Signature = {
  ...OYSTER,
  bezel: 'dive',
  insert: BLACK,
  hands: 'mercedes',
  indices: 'dots',
  texture: 'matt',
  dial: 'black',
  guards: true,
};

const BLACK_BAY: Signature = {
  case: 'round',
  bezel: 'dive',
  lug: 'faceted',
  insert: BLACK,
  bracelet: 'oyster',
  wear: 'bracelet',
  hands: 'snowflake',
  indices: 'dots',
  texture: 'matt',
  dial: 'black',
  registers: 'bi',
  date: 'six',
};

/** Rolex and Tudor. */
export const ROLEX_AND_TUDOR: readonly SignatureRow[] = [
  ['Rolex Lady-Datejust', /^rolex .*(lady-datejust|ladies-datejust)/, DATEJUST],
  ['Rolex Datejust', /^rolex .*datejust/, DATEJUST],
  ['Rolex Day-Date', /^rolex .*(day-date|daydate)/, { ...DATEJUST, bracelet: 'president' }],
  ['Rolex Sky-Dweller', /^rolex .*sky-?dweller/, { ...DATEJUST, bracelet: 'oyster', offCentreRing: true }],
  // prettier-ignore
  ['Rolex Cosmograph Daytona', /^rolex .*daytona/, { ...OYSTER, bezel: 'tachymeter', insert: STEEL_INSERT, guards: true, ringed: true }],
  // prettier-ignore
  ['Rolex GMT-Master II', /^rolex .*gmt-master/, { ...PROFESSIONAL, bezel: 'gmt' }],
  ['Rolex Submariner', /^rolex .*submariner/, PROFESSIONAL],
  ['Rolex Sea-Dweller', /^rolex .*(sea-dweller|deepsea)/, PROFESSIONAL],
  [
    'Rolex Yacht-Master',
    /^rolex .*yacht-master/,
    { ...PROFESSIONAL, texture: 'sunray', insert: STEEL_INSERT },
  ],
  // prettier-ignore
  ['Rolex Explorer II', /^rolex .*explorer-ii/, { ...PROFESSIONAL, bezel: 'tachymeter', insert: STEEL_INSERT }],
  // prettier-ignore
  ['Rolex Explorer', /^rolex .*(explorer|air-king)/, { ...OYSTER, hands: 'mercedes', indices: 'explorer', texture: 'matt', dial: 'black' }],
  ['Rolex Date', /^rolex (date|oyster-perpetual-date|oysterdate) /, OYSTER],
  ['Rolex Oyster Perpetual', /^rolex .*oyster-perpetual/, OYSTER],
  // prettier-ignore
  ['Tudor Black Bay Chrono', /^tudor .*black-bay-chrono/, { ...BLACK_BAY, bezel: 'tachymeter', guards: true }],
  // prettier-ignore
  ['Tudor Black Bay 31/36/39/41', /^tudor black-bay black-bay-(31|36|39|41)/, { ...BLACK_BAY, bezel: 'smooth', rim: 1.2, date: 'three' }],
  [
    'Tudor Black Bay GMT',
    /^tudor .*black-bay.*gmt/,
    { ...BLACK_BAY, bezel: 'gmt', insert: ['#6e1f2b', '#16335f'], date: 'three' },
  ],
  ['Tudor Black Bay', /^tudor .*black-bay/, BLACK_BAY],
  // prettier-ignore
  ['Tudor Royal', /^tudor .*royal/, { case: 'flowing', bezel: 'segments', bracelet: 'five', wear: 'bracelet', hands: 'baton', indices: 'roman', texture: 'sunray', date: 'three', dayAtTwelve: true }],
];
