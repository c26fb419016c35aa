import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';

/** Services that buy goods, by their kind; accessories by what they are. */
const BUY_OUT: Record<CatalogType, string> = {
  clock: '/uslugi/skupka-chasov/',
  jewelry: '/uslugi/skupka-yuvelirnyh-izdelij/',
  accessory: '/uslugi/',
  art: '/uslugi/skupka-kartin/',
};
const BUY_OUT_OF_TYPE: Readonly<Record<string, string>> = {
  bag: '/uslugi/sumki-hermes/',
  phone: '/uslugi/telefony-vertu/',
};

/** Where to sell something like an item. */
export function buyOutPath(catalogType: CatalogType, type: string | undefined): string {
  return (type !== undefined && BUY_OUT_OF_TYPE[type]) || BUY_OUT[catalogType];
}
