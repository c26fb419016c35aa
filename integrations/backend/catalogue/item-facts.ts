import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { formatNumber } from '@tourbillon/domain/i18n/numbers.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { type CatalogType, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { titleOf, type VOCABULARY } from '../vocabulary/vocabulary.ts';
import { artSize } from './item-summary.ts';

/** A fact of an item: the key of a label, a value in the host's language, and its id when it is one material. */
export interface Fact {
  key: string;
  value: string;
  id?: string;
}

type Unit = 'mm' | 'metres' | 'cm' | 'grams' | 'carats';

/** Jewellery that is measured by its length, in centimetres. */
const LONG: ReadonlySet<string> = new Set(['necklace', 'bracelet']);

/** The known facts of an item, in the order of the table. */
export function factsOf(row: ItemRow, locale: Locale): Fact[] {
  const word = (name: keyof typeof VOCABULARY, id: string | null) =>
    id === null ? null : titleOf(name, id, locale);
  const size = (value: number | null, unit: Unit) =>
    // A no-break space keeps number and unit together.
    value === null ? null : `${formatNumber(locale, value)}\u00a0${titleOf('words', unit, locale)}`;
  const yes = (value: boolean) => (value ? titleOf('words', 'yes', locale) : null);
  const isWatch = row.catalogType === 'clock';
  const isArt = row.catalogType === 'art';
  const facts: Record<string, string | null> = {
    type: word('types', row.type),
    [SECTIONS[row.catalogType as CatalogType].materialFact]: word('materials', row.bodyMaterial),
    insertions: row.insertions.map((id) => titleOf('insertions', id, locale)).join(', ') || null,
    carat_weight: size(row.caratWeight, 'carats'),
    weight: size(row.weightG, 'grams'),
    ring_size: row.ringSize === null ? null : formatNumber(locale, row.ringSize),
    [row.type !== null && LONG.has(row.type) ? 'length' : 'size']: lengthOf(row, locale),
    colour: word('colours', row.colour),
    hardware: word('hardware', row.hardware),
    technique: word('techniques', row.technique),
    art_size: isArt ? artSize(row, locale).join('') || null : null,
    dimensions: isArt ? null : dimensionsOf(row, locale),
    created: isArt ? row.year : null,
    body_form: word('bodyForms', row.bodyForm),
    diameter: size(row.diameterMm, 'mm'),
    thickness: size(row.thicknessMm, 'mm'),
    dial_colour: word('dialColours', row.dialColour),
    bracelet_material: word('materials', row.bracelet),
    movement: word('movements', row.movement),
    caliber: row.caliber,
    functions: row.functions.map((id) => titleOf('functions', id, locale)).join(', ') || null,
    crystal: word('crystals', row.crystal),
    water_resistance: size(row.waterResistanceM, 'metres'),
    precious_stones: isWatch ? yes(row.preciousStones) : null,
    limited: yes(row.limited),
    nickname: row.nickname,
  };
  // The alternative texts of pictures tell a strap from a bracelet by its material.
  const ids: Record<string, string | null> = {
    case_material: row.bodyMaterial,
    bracelet_material: row.bracelet,
  };
  return Object.entries(facts).flatMap(([key, value]) => {
    const id = ids[key];
    return value === null ? [] : [{ key, value, ...(id ? { id } : {}) }];
  });
}

/** Length of a necklace or bracelet in centimetres; for other jewellery the largest dimension in millimetres. */
function lengthOf({ sizeMm, type }: ItemRow, locale: Locale): string | null {
  if (sizeMm === null) return null;
  const isLong = type !== null && LONG.has(type);
  const value = formatNumber(locale, isLong ? sizeMm / 10 : sizeMm);
  return `${value}\u00a0${titleOf('words', isLong ? 'cm' : 'mm', locale)}`;
}

/** Width by height by depth, as far as they are known. */
function dimensionsOf({ widthCm, heightCm, depthCm }: ItemRow, locale: Locale): string | null {
  const sides = [widthCm, heightCm, depthCm].filter((side) => side !== null);
  if (sides.length === 0) return null;
  const text = sides.map((side) => formatNumber(locale, side)).join('\u00a0×\u00a0');
  return `${text}\u00a0${titleOf('words', 'cm', locale)}`;
}
