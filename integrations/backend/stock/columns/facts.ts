import { scopeOfDelivery } from '@tourbillon/domain/sections/scope-of-delivery.ts';
import { pastDay } from '../values/dates.ts';
import { gtin } from '../values/gtin.ts';
import { measure, whole } from '../values/numbers.ts';
import { line } from '../values/texts.ts';
import { Mistake, quoted } from '../mistake.ts';
import type { Column } from './column.ts';
import { field, flagField, numberField, wordField, wordsField } from './field.ts';

const NO_GUARANTEE = /^(0|none|no|нет|ні|немає|yoʻq|yo'q)$/i;

/** Kit: box, papers, both or none. */
const SETS: Readonly<Record<string, { box: boolean; papers: boolean }>> = {
  full: { box: true, papers: true },
  box: { box: true, papers: false },
  papers: { box: false, papers: true },
  none: { box: false, papers: false },
};

function set(text: string) {
  const found = SETS[text.toLowerCase()];
  if (found) return found;
  throw new Mistake(`${quoted(text)} is not known; expected ${Object.keys(SETS).join(', ')}`);
}

/** Facts that buyers in any section ask about, those of watches first. */
export const FACT_COLUMNS: readonly Column[] = [
  wordField('gender', 'gender', 'genders'),
  numberField('diameter_mm', 'diameterMm', measure('diameter in millimetres', 5, 120), ['clock']),
  wordField('body_form', 'bodyForm', 'bodyForms', { sections: ['clock'] }),
  wordField('body_material', 'bodyMaterial', 'materials'),
  wordField('bracelet', 'bracelet', 'materials', { sections: ['clock'] }),
  wordField('movement', 'movement', 'movements', { sections: ['clock'] }),
  wordField('dial', 'dialColour', 'dialColours', { sections: ['clock'] }),
  wordsField('complications', 'functions', 'functions', ['clock']),
  numberField('water_resistance_m', 'waterResistanceM', whole('water resistance in metres', 1, 12_000), [
    'clock',
  ]),
  {
    name: 'set',
    form: { kind: 'word', of: Object.keys(SETS) },
    read: set,
    empty: { box: null, papers: null },
    write: (item) => scopeOfDelivery(item) ?? '',
  },
  numberField('guarantee_months', 'guaranteeMonths', (text) =>
    NO_GUARANTEE.test(text) ? null : whole('number of months', 1, 120)(text),
  ),
  field('serviced_on', 'servicedOn', (text) => pastDay(text), ['clock'], { kind: 'day' }),
];

/** Filters and facts of the other sections, and rare facts of watches. */
export const MORE_FACT_COLUMNS: readonly Column[] = [
  wordField('type', 'type', 'types', { sections: ['jewelry', 'accessory'] }),
  wordsField('insertions', 'insertions', 'insertions', ['jewelry']),
  numberField('carat_weight', 'caratWeight', measure('weight in carats', 0.01, 10_000), ['jewelry']),
  numberField('weight_g', 'weightG', measure('weight in grams', 0.1, 100_000), ['jewelry']),
  numberField('ring_size', 'ringSize', measure('inner circumference in millimetres', 30, 90), ['jewelry']),
  numberField('size_mm', 'sizeMm', measure('size in millimetres', 1, 5_000), ['jewelry']),
  wordField('colour', 'colour', 'colours', { sections: ['accessory'] }),
  wordField('hardware', 'hardware', 'hardware', { sections: ['accessory'] }),
  wordField('technique', 'technique', 'techniques', { sections: ['art'] }),
  numberField('width_cm', 'widthCm', measure('width in centimetres', 0.5, 2_000), ['accessory', 'art']),
  numberField('height_cm', 'heightCm', measure('height in centimetres', 0.5, 2_000), ['accessory', 'art']),
  numberField('depth_cm', 'depthCm', measure('depth in centimetres', 0.1, 2_000), ['accessory', 'art']),
  numberField('thickness_mm', 'thicknessMm', measure('thickness in millimetres', 1, 60), ['clock']),
  field('caliber', 'caliber', line(60), ['clock']),
  wordField('crystal', 'crystal', 'crystals', { sections: ['clock'] }),
  wordField('made_in', 'madeIn', 'countries'),
  wordsField('defects', 'defects', 'defects', ['clock']),
  field('gtin', 'gtin', gtin),
  flagField('limited', 'limited'),
  flagField('precious_stones', 'preciousStones', ['clock']),
  flagField('is_promo', 'isPromo'),
  flagField('is_vip', 'isVip'),
  wordsField('specials', 'specials', 'specials'),
];
