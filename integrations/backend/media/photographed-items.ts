import type { ItemRow } from '../database/schema/items.ts';
import { PHOTOGRAPH_TYPE, type PhotographStore } from '../photographs/photograph-store.ts';
import type { Drawing, Drawings } from './drawings.ts';
import { PHOTO, type ImageSources } from './item-pictures.ts';

/** Where photographs and their items are found. */
interface PhotographedItems {
  items: { byUrl(url: string): Promise<ItemRow | undefined> };
  catalogue: { current(): ImageSources };
  photographs: Pick<PhotographStore, 'read'>;
}

/**
 * Finds originals of photographs: `{catalogType}/{itemUrl}/photo.{name}`. A removed photograph is still served while
 * it is stored, because pages in caches may still refer to it.
 */
export function createPhotographedItems({ items, catalogue, photographs }: PhotographedItems): Drawings {
  return {
    async find(catalogType, itemUrl, picture): Promise<Drawing | undefined> {
      const [word, name = ''] = picture.split('.', 2);
      if (word !== PHOTO) return undefined;
      const row = await items.byUrl(itemUrl);
      if (row?.catalogType !== catalogType) return undefined;
      const body = await photographs.read(name);
      if (!body) return undefined;
      const own = catalogue.current().photographs.get(row.id) ?? [];
      const lasting = own.some((one) => one.name === name);
      return { body, type: PHOTOGRAPH_TYPE, etag: `"${name}"`, lasting };
    },
  };
}
