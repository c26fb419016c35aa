import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import { Mistake, quoted } from '../mistake.ts';
import { line, stockNumber } from '../values/texts.ts';
import { nameKey } from '../values/words.ts';
import type { Column } from './column.ts';
import { field } from './field.ts';

/** Names of the sections in a file. */
export const SECTION_WORDS: Readonly<Record<CatalogType, string>> = {
  clock: 'watches',
  jewelry: 'jewellery',
  accessory: 'accessories',
  art: 'arts',
};

const SECTIONS = new Map(
  (Object.keys(SECTION_WORDS) as CatalogType[]).flatMap((type) =>
    [SECTION_WORDS[type], type].map((word): [string, CatalogType] => [word, type]),
  ),
);

function section(text: string): CatalogType {
  const type = SECTIONS.get(nameKey(text));
  if (type) return type;
  throw new Mistake(`${quoted(text)} is not a section; expected ${Object.values(SECTION_WORDS).join(', ')}`);
}

/** Columns that identify an item. */
export const IDENTITY_COLUMNS: readonly Column[] = [
  { ...field('number', 'number', stockNumber), isRequired: true },
  {
    name: 'section',
    form: { kind: 'word', of: Object.values(SECTION_WORDS) },
    isRequired: true,
    read: (text) => ({ catalogType: section(text) }),
    empty: {},
    write: ({ catalogType }) => SECTION_WORDS[catalogType as CatalogType],
  },
  {
    name: 'brand',
    form: { kind: 'brand' },
    isRequired: true,
    read: (text) => ({ brandName: line(120)(text) }),
    empty: {},
    write: ({ brandTitle }) => brandTitle,
  },
  {
    name: 'collection',
    form: { kind: 'collection' },
    read: (text) => ({ collectionName: line(120)(text) }),
    empty: { collectionName: null },
    write: ({ collectionTitle }) => collectionTitle ?? '',
  },
  field('model', 'model', line(160)),
  field('reference', 'reference', line(60)),
  field('nickname', 'nickname', line(60)),
];
