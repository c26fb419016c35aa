import type { StyleRow } from './brand-style.ts';
import { STYLES_OF_BRANDS } from './brand-styles-of-brands.ts';
import { STYLES_OF_COLLECTIONS } from './brand-styles-of-collections.ts';
import { STYLES_OF_KINDS } from './brand-styles-of-kinds.ts';

/** All rows in order; a later row overrides earlier ones: brands first, then collections. */
export const BRAND_STYLES: readonly StyleRow[] = [
  ...STYLES_OF_COLLECTIONS,
  ...STYLES_OF_BRANDS,
  ...STYLES_OF_KINDS,
];
