import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { pieceName } from '@tourbillon/domain/texts/piece-name.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { titleOf } from '../vocabulary/vocabulary.ts';
import type { Brand } from './catalogue.ts';

/** The name of a brand in a language: only authors have translated names. */
export function brandTitle({ title, titles }: Pick<Brand, 'title' | 'titles'>, locale: Locale): string {
  return titles?.[locale] ?? title;
}

/**
 * The name of an item after its brand: the title of a work, the model, or the collection. A reference alone is enough
 * as a name, so the result is empty then. Without a reference it is "wristwatch" (decision 86).
 * @param collection its title, if known.
 */
export function modelTitle(
  { title, model, reference }: Pick<ItemRow, 'title' | 'model' | 'reference'>,
  collection: string | null | undefined,
  locale: Locale,
): string {
  const named = title?.[locale] ?? model ?? collection;
  return named ?? (reference === null ? titleOf('words', 'wristwatch', locale) : '');
}

/** Brand, model and reference in one line. */
export function itemTitle(
  row: Pick<ItemRow, 'title' | 'model' | 'reference'>,
  brand: Pick<Brand, 'title' | 'titles'> | undefined,
  collection: string | null | undefined,
  locale: Locale,
): string {
  return pieceName(brand && brandTitle(brand, locale), modelTitle(row, collection, locale), row.reference);
}
