import type { PictureView } from '@tourbillon/domain/contract/catalogue.ts';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import type { ItemIllustrator, NamedItem } from '@tourbillon/backend/media/illustrations.ts';
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
import { watchFactsOf } from './watch-facts.ts';

/** The illustrator of each kind of goods. */
export const ITEM_ILLUSTRATORS: Readonly<Record<CatalogType, ItemIllustrator>> = {
  clock: illustrator(VIEWS, watchFactsOf, drawWatch, placeholderOf),
  jewelry: illustrator(JEWEL_VIEWS, jewelFactsOf, drawJewel, (facts) => blurred(blurOfJewel(facts))),
  accessory: illustrator(ACCESSORY_VIEWS, accessoryFactsOf, drawAccessory, (facts) =>
    blurred(blurOfAccessory(facts)),
  ),
  art: illustrator(ART_VIEWS, artFactsOf, drawArt, (facts) => blurred(blurOfArt(facts))),
};

function illustrator<Facts, View extends PictureView>(
  views: readonly View[],
  factsOf: (item: NamedItem) => Facts,
  draw: (facts: Facts, view: View) => string,
  placeholder: (facts: Facts) => string,
): ItemIllustrator {
  return {
    views: views.map((view) => ({ name: view, view })),
    factsText: (item) => JSON.stringify(factsOf(item)),
    draw: (item, name) => draw(factsOf(item), name as View),
    placeholder: (item) => placeholder(factsOf(item)),
  };
}
