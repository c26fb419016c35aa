/**
 * The backend's names of the kinds of goods: `catalogType` of §3, first part of item addresses. They are separate
 * from the table of sections, so that the scripts of every page do not include that table.
 */
export const CATALOG_TYPES = ['clock', 'jewelry', 'accessory', 'art'] as const;
export type CatalogType = (typeof CATALOG_TYPES)[number];
