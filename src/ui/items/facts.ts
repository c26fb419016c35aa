import type { MessageKey } from '@tourbillon/domain/i18n/translate.ts';

/** Labels of the facts by their key, in the order of the table; a fact without a label is not shown. */
export const FACT_LABELS = {
  reference: 'item.reference',
  type: 'item.fact_type',
  collection: 'item.fact_collection',
  metal: 'item.fact_metal',
  insertions: 'item.fact_insertions',
  carat_weight: 'item.fact_carat_weight',
  ring_size: 'item.fact_ring_size',
  length: 'item.fact_length',
  size: 'item.fact_size',
  weight: 'item.fact_weight',
  material: 'item.fact_material',
  colour: 'item.fact_colour',
  hardware: 'item.fact_hardware',
  dimensions: 'item.fact_dimensions',
  technique: 'item.fact_technique',
  art_size: 'item.fact_art_size',
  created: 'item.fact_created',
  year: 'item.fact_year',
  gender: 'item.fact_gender',
  diameter: 'item.fact_diameter',
  thickness: 'item.fact_thickness',
  body_form: 'item.fact_body_form',
  case_material: 'item.fact_case_material',
  bracelet_material: 'item.fact_bracelet_material',
  dial_colour: 'item.fact_dial_colour',
  crystal: 'item.fact_crystal',
  movement: 'item.fact_movement',
  caliber: 'item.fact_caliber',
  functions: 'item.fact_functions',
  water_resistance: 'item.fact_water_resistance',
  precious_stones: 'item.fact_precious_stones',
  limited: 'item.fact_limited',
  nickname: 'item.fact_nickname',
  made_in: 'item.fact_made_in',
} as const satisfies Record<string, MessageKey>;

/** What the table is made from: the parts of an item's detail that are facts. */
export interface FactSource {
  reference: string | null;
  collection: { title: string } | null;
  year: string | null;
  gender: { title: string } | null;
  made_in: string | null;
  facts: readonly { key: string; value: string }[];
}

/** The rows of the facts table: the label's key and the value, in the table's order. */
export function factRows(item: FactSource): { key: string; label: MessageKey; value: string }[] {
  const values: Record<string, string | null | undefined> = {
    reference: item.reference,
    collection: item.collection?.title,
    year: item.year,
    gender: item.gender?.title,
    made_in: item.made_in,
    ...Object.fromEntries(item.facts.map(({ key, value }) => [key, value])),
  };
  return Object.entries(FACT_LABELS).flatMap(([key, label]) => {
    const value = values[key];
    return value ? [{ key, label, value }] : [];
  });
}
