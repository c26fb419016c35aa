import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { line, lines } from '../values/texts.ts';
import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import type { CellForm, Column } from './column.ts';

/** Fields with a text in some of the languages. */
export const TEXT_FIELDS = ['description', 'defectsText', 'title'] as const;
type TextField = (typeof TEXT_FIELDS)[number];

/** One column per language of a text. An empty cell removes the text in that language. */
function inEachLanguage(
  name: string,
  into: TextField,
  read: (text: string) => string,
  form?: CellForm,
  sections?: readonly CatalogType[],
): Column[] {
  return LOCALES.map((locale) => ({
    name: `${name}_${locale}`,
    ...(sections && { sections }),
    ...(form && { form }),
    read: (text) => ({ [into]: { [locale]: read(text) } }),
    empty: { [into]: { [locale]: undefined } },
    write: (item) => item[into]?.[locale] ?? '',
  }));
}

/** Texts that the shop writes. */
export const TEXT_COLUMNS: readonly Column[] = [
  ...inEachLanguage('description', 'description', lines(10_000), { kind: 'lines' }),
  ...inEachLanguage('defects', 'defectsText', lines(2_000), { kind: 'lines' }),
];

/** Titles of works of art. */
export const ART_TITLE_COLUMNS: readonly Column[] = inEachLanguage('title', 'title', line(160), undefined, [
  'art',
]);
