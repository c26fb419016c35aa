import { type CatalogType, SECTIONS } from '@tourbillon/domain/sections/sections.ts';

/** Services that buy goods of a type; others are bought as the goods of their section. */
const BUY_OUT_OF_TYPE: Readonly<Record<string, string>> = {
  bag: '/uslugi/sumki-hermes/',
  phone: '/uslugi/telefony-vertu/',
};

/** Where to sell something like an item. */
export function buyOutPath(catalogType: CatalogType, type: string | undefined): string {
  return (type !== undefined && BUY_OUT_OF_TYPE[type]) || SECTIONS[catalogType].buyOut;
}
