import type { ItemCard } from '@tourbillon/domain/contract/catalogue.ts';
import { pieceName } from '@tourbillon/domain/texts/piece-name.ts';
import { itemPath } from '@tourbillon/domain/sections/sections.ts';

/** The title of an item: brand, model, reference. */
export function itemTitle({ brand, model, reference }: ItemCard): string {
  return pieceName(brand.title, model, reference);
}

/** The address of an item's page. */
export function itemAddress({ catalog_type, url }: ItemCard): string {
  return itemPath(catalog_type, url);
}
