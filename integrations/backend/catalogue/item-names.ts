import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { titleOf } from '../vocabulary/vocabulary.ts';
import type { Brand } from './catalogue.ts';

/** A brand as a language writes it: houses keep their letters, authors have those of the site. */
export function brandTitle({ title, titles }: Pick<Brand, 'title' | 'titles'>, locale: Locale): string {
  return titles?.[locale] ?? title;
}

/** What an item is called after its brand: the title of a work, the model, or just what it is. */
export function modelTitle({ title, model }: Pick<ItemRow, 'title' | 'model'>, locale: Locale): string {
  return title?.[locale] ?? model ?? titleOf('words', 'wristwatch', locale);
}

/** Brand and model of an item. */
export function itemName(
  brand: Pick<Brand, 'title' | 'titles'>,
  item: Pick<ItemRow, 'title' | 'model'>,
  locale: Locale,
): string {
  return `${brandTitle(brand, locale)} ${modelTitle(item, locale)}`;
}
