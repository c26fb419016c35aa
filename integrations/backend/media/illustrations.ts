import type { PictureView } from '@tourbillon/domain/contract/catalogue.ts';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import type { DocumentOf } from '../content-store/formats.ts';
import type { ItemRow } from '../database/schema/items.ts';

/** A watch of a famous person, as its content file describes it. */
export type FamousWatch = DocumentOf<'famous'>[number];

/** Pixels that pictures are published as, by what they show. SVG documents are sharp at any size. */
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

/** One picture of an item: the word that names it in addresses, and the view it shows, where it shows one. */
export interface ItemView {
  name: string;
  view?: PictureView;
}

/** Draws the items of one kind of goods. */
export interface ItemIllustrator {
  /** In the order of the gallery. */
  views: readonly ItemView[];
  /** Everything the drawings depend on, as text: a change of it renames the pictures. */
  factsText(item: NamedItem): string;
  /** An SVG document. @param name of one of `views`. */
  draw(item: NamedItem, name: string): string;
  /** What is seen until the first picture has loaded: a data address. */
  placeholder(item: NamedItem): string;
}

/** What stands where the shop has no photograph. All drawings are SVG documents. */
export interface Illustrations {
  /** Changes with the code that draws, so that pictures get new names. */
  edition: string;
  items: Readonly<Record<CatalogType, ItemIllustrator>>;
  /** Names of the compositions that covers can show; undefined when there are none, and every name is accepted. */
  compositions: ReadonlySet<string> | undefined;
  /** @param seed the text's address word. */
  drawCover(composition: string | undefined, seed: string): string;
  /** What is seen until a cover has loaded: a data address. */
  coverPlaceholder(composition: string | undefined, seed: string): string;
  /** @param initials of the person. @param seed the person's address word. */
  drawPortrait(initials: string, seed: string): string;
  drawFamousWatch(watch: FamousWatch): string;
}
