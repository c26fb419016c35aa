import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import { pieceName } from '@tourbillon/domain/texts/piece-name.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { titleOf, type VOCABULARY } from '../vocabulary/vocabulary.ts';
import type { Brand } from './catalogue.ts';
import { shopText } from './shop-text.ts';

/** The name of a brand in a language: only authors have translated names. */
export function brandTitle({ title, titles }: Pick<Brand, 'title' | 'titles'>, locale: Locale): string {
  const own: unknown = titles?.[locale];
  return typeof own === 'string' ? own : title;
}

/** The fields of an item that name it. */
export type NamedRow = Pick<ItemRow, 'catalogType' | 'type' | 'title' | 'model' | 'reference'>;

/**
 * The name of an item after its brand: the title of a work, the model, or the collection. A reference alone is enough
 * as a name, so the result is empty then. Without a reference it is the kind of item (decisions 86 and 375).
 * @param collection its title, if known.
 */
export function modelTitle(item: NamedRow, collection: string | null | undefined, locale: Locale): string {
  return ownName(item, collection, locale) ?? (item.reference === null ? kindOf(item, locale) : '');
}

/** Whether the name of an item is only its kind, "Ring". */
export function isNamedByKind(
  item: NamedRow,
  collection: string | null | undefined,
  locale: Locale,
): boolean {
  return item.reference === null && ownName(item, collection, locale) === undefined;
}

function ownName({ title, model }: NamedRow, collection: string | null | undefined, locale: Locale) {
  return (title && shopText(title, locale)?.text) ?? model ?? collection ?? undefined;
}

/** The word of each section for an item without a type. */
const KINDS = {
  clock: 'wristwatch',
  jewelry: 'piece_of_jewellery',
  accessory: 'accessory',
  art: 'work_of_art',
} as const satisfies Record<CatalogType, keyof (typeof VOCABULARY)['words']>;

/** The kind of an item in one word: "Ring", "Wristwatch". */
function kindOf({ catalogType, type }: NamedRow, locale: Locale): string {
  return type === null
    ? titleOf('words', KINDS[catalogType as CatalogType], locale)
    : titleOf('types', type, locale);
}

/** Brand, model and reference in one line; of a work of art its author and title. */
export function itemTitle(
  row: NamedRow,
  brand: Pick<Brand, 'title' | 'titles'> | undefined,
  collection: string | null | undefined,
  locale: Locale,
): string {
  const maker = brand && brandTitle(brand, locale);
  const work = row.catalogType === 'art' ? ownName(row, collection, locale) : undefined;
  if (maker && work) return translator(locale)('item.artName', { author: maker, title: work });
  return pieceName(maker, modelTitle(row, collection, locale), row.reference);
}
