import type { Names } from '@tourbillon/demonstration/illustrations/watch-facts.ts';
import type { ItemRow } from '../database/schema/items.ts';
import { editionOf, makerOf } from './item-pictures.ts';

/** Drawings kept: each is asked for once a width and format, close together. About 20 KB each. */
const KEPT = 200;

/** Media type of what is drawn. */
export const SVG = 'image/svg+xml';

/** An original and whether the name it was asked by will always mean it. */
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
  catalogue: { current(): Names };
}

/** Draws on demand; a name of the past gets the drawing of today. */
export function createDrawings(parts: DrawnItems): Drawings {
  const kept = new Map<string, string>();
  const keep = (key: string, draw: () => string) => {
    const svg = kept.get(key) ?? draw();
    // The latest used stands last: a Map keeps the order of insertion.
    kept.delete(key);
    kept.set(key, svg);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return svg;
  };
  return {
    async find(catalogType, itemUrl, name) {
      const [viewName, asked] = name.split('.', 2);
      const row = await parts.items.byUrl(itemUrl);
      if (row?.catalogType !== catalogType) return undefined;
      const maker = makerOf(row);
      const view = maker.views.find((one) => one === viewName);
      if (!view) return undefined;
      const names = parts.catalogue.current();
      const edition = editionOf(row, names);
      const svg = keep(`${row.url} ${view} ${edition}`, () => maker.draw(row, names, view));
      return { body: svg, type: SVG, etag: `"${view}.${edition}"`, lasting: asked === edition };
    },
  };
}
