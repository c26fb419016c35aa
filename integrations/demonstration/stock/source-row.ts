import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';

/** A line of `watches.csv` (the README describes the columns); an empty string is "not known". */
export type SourceRow = Record<
  | 'id'
  | 'kind'
  | 'brand'
  | 'collection'
  | 'collection_title'
  | 'model'
  | 'reference'
  | 'year_from'
  | 'year_to'
  | 'condition'
  | 'box'
  | 'papers'
  | 'gender'
  | 'case_material'
  | 'bracelet'
  | 'body_form'
  | 'diameter_mm'
  | 'thickness_mm'
  | 'movement'
  | 'caliber'
  | 'dial_colour'
  | 'crystal'
  | 'water_resistance_m'
  | 'functions'
  | 'nickname'
  | 'precious_stones'
  | 'limited'
  | 'made_in'
  | 'price_usd'
  , string>;

/** Reads the source file of the demonstration watches. */
export async function readWatches(): Promise<SourceRow[]> {
  const text = await readFile(new URL('./watches.csv', import.meta.url), 'utf8');
  return parse(text, { columns: true }) as SourceRow[];
}
