import type { SourceRow } from './source-row.ts';

const COMPLICATED = new Set([
  'tourbillon',
  'flying_tourbillon',
  'perpetual_calendar',
  'annual_calendar',
  'equation_of_time',
  'world_time',
  'flyback_chronograph',
]);

/** The special columns (§3 filters, `specials`) a watch belongs to; they follow from its facts. */
export function specialsOf(row: SourceRow, functions: readonly string[], year: string): string[] {
  const columns: string[] = [];
  if (row.limited === '1') columns.push('limited_edition');
  if (row.precious_stones === '1') columns.push('precious_stones');
  if (row.box === '1' && row.papers === '1') columns.push('full_set');
  if (Number(year.slice(0, 4)) < 1990) columns.push('vintage');
  if (functions.some((name) => COMPLICATED.has(name))) columns.push('complications');
  return columns;
}
