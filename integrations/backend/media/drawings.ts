import { LRUCache } from 'lru-cache';
import type { ItemRow } from '../database/schema/items.ts';
import { editionOf, illustratorOf, namedItem, type ImageSources } from './item-pictures.ts';

/** Drawings in the cache, about 20 KB each. Each is requested in several widths and formats within a short time. */
const CACHED_DRAWINGS = 200;

/** Media type of drawings. */
export const SVG = 'image/svg+xml';

/** An original, and whether its requested name is the current one and can be cached for ever. */
export interface Drawing {
  body: string | Uint8Array<ArrayBuffer>;
  /** Its media type. */
  type: string;
  etag: string;
  lasting: boolean;
}

/** Finds drawings by their names. */
export interface Drawings {
  /** @param name `front.3fa9c01b` or `front`. @returns undefined when there is no such item or view. */
  find(catalogType: string, itemUrl: string, name: string): Promise<Drawing | undefined>;
}

/** Where drawings find the items that they show. */
interface DrawnItems {
  items: { byUrl(url: string): Promise<ItemRow | undefined> };
  catalogue: { current(): ImageSources };
}

/** Draws on request. An outdated name gets the current drawing. */
export function createDrawings(parts: DrawnItems): Drawings {
  const cached = new LRUCache<string, string>({ max: CACHED_DRAWINGS });
  return {
    async find(catalogType, itemUrl, name) {
      const [viewName = '', asked] = name.split('.', 2);
      const row = await parts.items.byUrl(itemUrl);
      if (row?.catalogType !== catalogType) return undefined;
      const sources = parts.catalogue.current();
      const illustrator = illustratorOf(row, sources);
      if (!illustrator.views.some(({ name }) => name === viewName)) return undefined;
      const edition = editionOf(row, sources);
      const key = `${row.url} ${viewName} ${edition}`;
      const svg = cached.get(key) ?? illustrator.draw(namedItem(row, sources), viewName);
      cached.set(key, svg);
      return { body: svg, type: SVG, etag: `"${viewName}.${edition}"`, lasting: asked === edition };
    },
  };
}
