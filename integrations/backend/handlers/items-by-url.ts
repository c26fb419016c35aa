import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import { cardOf } from '../catalogue/item-card.ts';
import type { Handler, HandlerServices } from './handlers.ts';

/** Cards of items by their urls, for a visitor's own lists. */
export function itemsByUrlHandler({ catalogue, items }: HandlerServices): Handler<'itemsByUrl'> {
  return async ({ 'urls[]': urls }, { locale }) => {
    const rows = await items.byUrls(urls);
    const now = catalogue.current();
    const shown = rows.filter((row) => now.sections.has(row.catalogType as CatalogType));
    return { items: shown.map((row) => cardOf(row, now, locale)) };
  };
}
