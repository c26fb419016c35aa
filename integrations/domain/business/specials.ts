/** Functions that put a watch among the complications. */
const COMPLICATED: ReadonlySet<string> = new Set([
  'tourbillon',
  'flying_tourbillon',
  'perpetual_calendar',
  'annual_calendar',
  'equation_of_time',
  'world_time',
  'flyback_chronograph',
]);

/** Watches made before this year are vintage. */
const VINTAGE_BEFORE = 1990;

/** The special columns (§3 filters, `specials`) of a watch, derived from its facts. */
export function specialsOf(item: {
  catalogType?: string | undefined;
  limited?: boolean | undefined;
  preciousStones?: boolean | undefined;
  box?: boolean | null | undefined;
  papers?: boolean | null | undefined;
  year?: string | null | undefined;
  functions?: readonly string[] | undefined;
}): string[] {
  if (item.catalogType !== undefined && item.catalogType !== 'clock') return [];
  const columns: string[] = [];
  if (item.limited) columns.push('limited_edition');
  if (item.preciousStones) columns.push('precious_stones');
  if (item.box && item.papers) columns.push('full_set');
  if (item.year && Number(item.year.slice(0, 4)) < VINTAGE_BEFORE) columns.push('vintage');
  if (item.functions?.some((name) => COMPLICATED.has(name))) columns.push('complications');
  return columns;
}
