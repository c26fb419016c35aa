import { createListIndex, type ListIndex } from './list-index.ts';
import type { IndexRow } from './row.ts';

/** Default values of a row in table tests; each test overrides only the fields it is about. */
const PLAIN: IndexRow = {
  id: 1,
  brandPlace: 1,
  brand: 'rolex',
  collection: null,
  condition: 'new',
  availability: 'in_stock',
  cities: [],
  specials: [],
  type: null,
  insertions: [],
  gender: null,
  bodyForm: null,
  bodyMaterial: null,
  set: null,
  guaranteed: false,
  diameterMm: null,
  year: null,
  movement: null,
  dialColour: null,
  bracelet: null,
  complications: [],
  publishedDay: 0,
  price: null,
  discounted: false,
  isPromo: false,
  isVip: false,
  published: 0,
};

/** A row for tests. */
export function sampleRow(row: Partial<IndexRow>): IndexRow {
  return { ...PLAIN, ...row };
}

/** An index of rows for tests; ids start at 1 unless given. */
export function sampleIndex(...rows: Partial<IndexRow>[]): ListIndex {
  return createListIndex(rows.map((row, position) => sampleRow({ id: position + 1, ...row })));
}
