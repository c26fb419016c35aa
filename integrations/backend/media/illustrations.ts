import type { PictureView } from '@tourbillon/domain/contract/catalogue.ts';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import type { DocumentOf } from '../content-store/formats.ts';
import type { ItemRow } from '../database/schema/items.ts';

/** A watch of a famous person, as its content file describes it. */
export type FamousWatch = DocumentOf<'famous'>[number];

/** Size of pictures in pixels, by what they show. SVG documents are sharp at any size. */
export const PICTURE_SIZES = {
  item: { width: 1000, height: 1200 },
  cover: { width: 1200, height: 800 },
  portrait: { width: 800, height: 800 },
  famousWatch: { width: 800, height: 960 },
} as const;

/** An item with the names of its brand and collection. */
export interface NamedItem {
  row: ItemRow;
  brand: string;
  collection: string | null;
}

/** One picture of an item: its name in addresses, and its view, if it has one. */
export interface ItemView {
  name: string;
  view?: PictureView;
}

/** Draws the items of one kind of goods. */
export interface ItemIllustrator {
  /** Views in the order of the gallery. */
  views: readonly ItemView[];
  /** Everything that the drawings depend on, as text. A change of it renames the pictures. */
  factsText(item: NamedItem): string;
  /** Draws an SVG document. @param name of one of `views`. */
  draw(item: NamedItem, name: string): string;
  /** Placeholder until the first picture has loaded, as a data URL. */
  placeholder(item: NamedItem): string;
}

/** Illustrations for everything without a photograph. All drawings are SVG documents. */
export interface Illustrations {
  /** Version of the drawing code. A new version renames the pictures. */
  edition: string;
  items: Readonly<Record<CatalogType, ItemIllustrator>>;
  /** Names of the available cover compositions. Undefined: there are none, and every name is accepted. */
  compositions: ReadonlySet<string> | undefined;
  /** @param seed slug of the text. */
  drawCover(composition: string | undefined, seed: string): string;
  /** Placeholder until a cover has loaded, as a data URL. */
  coverPlaceholder(composition: string | undefined, seed: string): string;
  /** @param initials of the person. @param seed slug of the person. */
  drawPortrait(initials: string, seed: string): string;
  drawFamousWatch(watch: FamousWatch): string;
}
