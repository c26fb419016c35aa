/** Drawings of goods other than watches: the exports that the rest of the package uses. */
export { JEWELLERY_TYPES, INSERTIONS, JEWEL_VIEWS } from './jewellery/jewel-facts.ts';
export type { JewelFacts, JewelleryType, JewelView, Insertion } from './jewellery/jewel-facts.ts';
export { drawJewel, blurOfJewel } from './jewellery/draw-jewel.ts';
export { ACCESSORY_TYPES, ACCESSORY_VIEWS } from './accessories/accessory-facts.ts';
export type { AccessoryFacts, AccessoryType, AccessoryView } from './accessories/accessory-facts.ts';
export { drawAccessory, blurOfAccessory } from './accessories/draw-accessory.ts';
export { TECHNIQUES, ART_VIEWS } from './art/art-facts.ts';
export type { ArtFacts, ArtView, Technique } from './art/art-facts.ts';
export { drawArt, blurOfArt } from './art/draw-art.ts';
export type { Blur } from './blur.ts';
