import type { PictureView } from '@tourbillon/domain/contract/catalogue.ts';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import type { ItemRow } from '@tourbillon/backend/database/schema/items.ts';
import { drawWatch } from '../drawing/draw-watch.ts';
import { VIEWS } from '../drawing/facts.ts';
import {
  ACCESSORY_VIEWS,
  ART_VIEWS,
  blurOfAccessory,
  blurOfArt,
  blurOfJewel,
  drawAccessory,
  drawArt,
  drawJewel,
  JEWEL_VIEWS,
} from '../drawing/goods.ts';
import { accessoryFactsOf, artFactsOf, jewelFactsOf } from './goods-facts.ts';
import { blurred, placeholderOf } from './placeholder.ts';
import { watchFactsOf, type Names } from './watch-facts.ts';

/** How the pictures of one kind of goods are made. */
export interface PictureMaker {
  /** In the order of the gallery. */
  views: readonly PictureView[];
  /** Everything the drawings depend on, as text. */
  factsText(row: ItemRow, names: Names): string;
  /** @param view one of `views`. */
  draw(row: ItemRow, names: Names, view: PictureView): string;
  /** What is seen until the first picture is there: a data address. */
  placeholder(row: ItemRow, names: Names): string;
}

/** The maker of each kind's pictures. */
export const PICTURE_MAKERS: Readonly<Record<CatalogType, PictureMaker>> = {
  clock: maker(VIEWS, watchFactsOf, drawWatch, placeholderOf),
  jewelry: maker(JEWEL_VIEWS, jewelFactsOf, drawJewel, (facts) => blurred(blurOfJewel(facts))),
  accessory: maker(ACCESSORY_VIEWS, accessoryFactsOf, drawAccessory, (facts) =>
    blurred(blurOfAccessory(facts)),
  ),
  art: maker(ART_VIEWS, artFactsOf, drawArt, (facts) => blurred(blurOfArt(facts))),
};

function maker<Facts, View extends PictureView>(
  views: readonly View[],
  factsOf: (row: ItemRow, names: Names) => Facts,
  draw: (facts: Facts, view: View) => string,
  placeholder: (facts: Facts) => string,
): PictureMaker {
  return {
    views,
    factsText: (row, names) => JSON.stringify(factsOf(row, names)),
    draw: (row, names, view) => draw(factsOf(row, names), view as View),
    placeholder: (row, names) => placeholder(factsOf(row, names)),
  };
}
