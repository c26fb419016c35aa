import type { Locale } from '#src/i18n/locales.ts';
import { formatNumber } from '#src/i18n/numbers.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { titleOf, type VOCABULARY } from '../vocabulary/vocabulary.ts';

/** A fact of an item: the key of a label, and a value in the host's language. */
export interface Fact {
  key: string;
  value: string;
}

/** The facts an item has, in the order of the table; what is not known is left out. */
export function factsOf(row: ItemRow, locale: Locale): Fact[] {
  const word = (name: keyof typeof VOCABULARY, id: string | null) =>
    id === null ? null : titleOf(name, id, locale);
  const size = (value: number | null, unit: 'mm' | 'metres') =>
    // A no-break space keeps number and unit together.
    value === null ? null : `${formatNumber(locale, value)}\u00a0${titleOf('words', unit, locale)}`;
  const yes = (value: boolean) => (value ? titleOf('words', 'yes', locale) : null);
  const facts: Record<string, string | null> = {
    case_material: word('materials', row.bodyMaterial),
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
    precious_stones: yes(row.preciousStones),
    limited: yes(row.limited),
    nickname: row.nickname,
  };
  return Object.entries(facts).flatMap(([key, value]) => (value === null ? [] : [{ key, value }]));
}
