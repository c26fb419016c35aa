import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import type { Titles } from '@tourbillon/backend/database/schema/titles.ts';

/** A line of `jewellery.csv`: a model with its metals and sizes. An empty string is "none". */
export type JewelleryRow = Record<
  | 'brand'
  | 'line'
  | 'model'
  | 'type'
  | 'metals'
  | 'insertions'
  | 'carats'
  | 'sizes'
  | 'weight_g'
  | 'gender'
  | 'price_usd'
  , string>;

/** A line of `accessories.csv`: a model with its materials and colours. */
export type AccessoryRow = Record<
  | 'brand'
  | 'line'
  | 'model'
  | 'type'
  | 'materials'
  | 'colours'
  | 'hardware'
  | 'width_cm'
  | 'height_cm'
  | 'depth_cm'
  | 'gender'
  | 'price_usd'
  , string>;

/** A line of `art.csv`: one work. */
export type ArtRow = Record<
  'author' | 'title' | 'technique' | 'width_cm' | 'height_cm' | 'year' | 'price_usd',
  string
>;

/** The source rows of all goods except watches. */
export interface GoodsRows {
  jewellery: JewelleryRow[];
  accessories: AccessoryRow[];
  art: ArtRow[];
  /** Titles of works by their id in `art.csv`. */
  artTitles: Record<string, Titles>;
}

/** Reads the source files of the demonstration goods. */
export async function readGoods(): Promise<GoodsRows> {
  const [jewellery, accessories, art, titles] = await Promise.all([
    read('jewellery.csv'),
    read('accessories.csv'),
    read('art.csv'),
    read('art-titles.json'),
  ]);
  const rows = (text: string) => parse(text, { columns: true }) as never[];
  return {
    jewellery: rows(jewellery),
    accessories: rows(accessories),
    art: rows(art),
    artTitles: JSON.parse(titles) as Record<string, Titles>,
  };
}

function read(name: string): Promise<string> {
  return readFile(new URL(name, import.meta.url), 'utf8');
}
