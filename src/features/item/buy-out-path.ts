import { type CatalogType, SECTIONS } from '@tourbillon/domain/sections/sections.ts';

/** Buying services by type of goods; other types use the buying service of their section. */
const BUY_OUT_OF_TYPE: Readonly<Record<string, string>> = {
  bag: '/uslugi/sumki-hermes/',
  phone: '/uslugi/telefony-vertu/',
};

/** The service to sell an item like this one. */
export function buyOutPath(catalogType: CatalogType, type: string | undefined): string {
  return (type !== undefined && BUY_OUT_OF_TYPE[type]) || SECTIONS[catalogType].buyOut;
}
