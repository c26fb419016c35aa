import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { MessageKey } from '@tourbillon/domain/i18n/translate.ts';

/**
 * Labels of the facts by key, in groups and in display order: model, appearance, movement, and this individual item.
 * A fact without a label is not shown.
 */
const FACT_GROUPS = {
  model: {
    reference: 'item.reference',
    type: 'item.fact_type',
    collection: 'item.fact_collection',
    nickname: 'item.fact_nickname',
    gender: 'item.fact_gender',
    limited: 'item.fact_limited',
    created: 'item.fact_created',
    made_in: 'item.fact_made_in',
  },
  exterior: {
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
    diameter: 'item.fact_diameter',
    thickness: 'item.fact_thickness',
    body_form: 'item.fact_body_form',
    case_material: 'item.fact_case_material',
    dial_colour: 'item.fact_dial_colour',
    crystal: 'item.fact_crystal',
    bracelet_material: 'item.fact_bracelet_material',
    precious_stones: 'item.fact_precious_stones',
    water_resistance: 'item.fact_water_resistance',
  },
  movement: {
    movement: 'item.fact_movement',
    caliber: 'item.fact_caliber',
    functions: 'item.fact_functions',
  },
  piece: {
    year: 'item.fact_year',
    serviced_on: 'item.fact_serviced_on',
    number: 'item.fact_number',
  },
} as const satisfies Record<string, Record<string, MessageKey>>;
export type FactGroup = keyof typeof FACT_GROUPS;

/** The same as lists. */
const GROUPS = Object.entries(FACT_GROUPS).map(([group, labels]) => ({
  group: group as FactGroup,
  labels: Object.entries(labels) as [string, MessageKey][],
}));

/** All labels by key, in display order. */
export const FACT_LABELS: Readonly<Record<string, MessageKey>> = Object.assign(
  {},
  ...Object.values(FACT_GROUPS),
) as Record<string, MessageKey>;

/** Input for the table: the facts in an item's detail. */
export interface FactSource {
  reference: string | null;
  collection: { title: string } | null;
  year: string | null;
  gender: { title: string } | null;
  made_in: string | null;
  number: string;
  serviced_on: string | null;
  facts: readonly { key: string; value: string }[];
}

/** A row of the facts table: the label's key and the value. */
export interface FactRow {
  key: string;
  label: MessageKey;
  value: string;
}

/** The rows of the facts table in display order; unknown facts are omitted. */
export function factRows(item: FactSource, locale: Locale): FactRow[] {
  return factGroups(item, locale).flatMap(({ rows }) => rows);
}

/** The facts in their groups; groups without facts are omitted. */
export function factGroups(item: FactSource, locale: Locale): { group: FactGroup; rows: FactRow[] }[] {
  const values: Record<string, string | null | undefined> = {
    reference: item.reference,
    collection: item.collection?.title,
    year: item.year,
    gender: item.gender?.title,
    made_in: item.made_in,
    number: item.number,
    serviced_on: item.serviced_on && formatDate(item.serviced_on, locale),
  };
  for (const { key, value } of item.facts) values[key] = value;
  return GROUPS.flatMap(({ group, labels }) => {
    const rows: FactRow[] = [];
    for (const [key, label] of labels) {
      const value = values[key];
      if (value) rows.push({ key, label, value });
    }
    return rows.length > 0 ? [{ group, rows }] : [];
  });
}
