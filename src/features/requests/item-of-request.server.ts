import { askOr } from '#src/backend-client/client.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { isCatalogType, itemPath } from '@tourbillon/domain/sections/sections.ts';
import { isPurchasable } from '@tourbillon/domain/sections/item-statuses.ts';
import { pieceName } from '@tourbillon/domain/texts/piece-name.ts';

/** An item as a form shows it. */
export interface RequestItem {
  name: string;
  path: string;
  /** Whether the item can be bought now (decisions 9 and 38). */
  there: boolean;
  /** Whether its page has photographs (decision 98). */
  photographed: boolean;
  /** Alias of the city or office where it is, if it has a place. */
  city: string | undefined;
}

/**
 * The item that a request is about, to show it above the form; undefined when the request names none or an unknown
 * one.
 */
export async function itemOfRequest(
  locale: Locale,
  item: string | undefined,
): Promise<RequestItem | undefined> {
  const [catalogType = '', itemUrl = ''] = (item ?? '').split('/');
  if (!isCatalogType(catalogType) || itemUrl === '') return undefined;
  const found = await askOr(locale, CALLS.detail, { catalogType, itemUrl }, undefined);
  if (!found) return undefined;
  const { brand, model, reference, url, stock, availability, pictures, cities } = found.item;
  return {
    name: pieceName(brand.title, model, reference),
    path: itemPath(catalogType, url),
    there: stock !== 'archive' && isPurchasable(availability),
    photographed: pictures[0]?.kind === 'photo',
    city: cities[0]?.id,
  };
}
