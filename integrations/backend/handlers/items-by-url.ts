import { cardOf } from '../catalogue/item-card.ts';
import type { Handler, Parts } from './handlers.ts';

/** Cards of items by their urls, for lists that a visitor keeps. */
export function itemsByUrlHandler({ catalogue, items }: Parts): Handler<'itemsByUrl'> {
  return async ({ 'urls[]': urls }, { locale }) => {
    const rows = await items.byUrls(urls);
    const now = catalogue.current();
    return { items: rows.map((row) => cardOf(row, now, locale)) };
  };
}
