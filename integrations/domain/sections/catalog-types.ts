/**
 * The backend's names of the kinds of goods: `catalogType` of §3, first part of item addresses. Apart from
 * the table of sections, which scripts of every page would otherwise bring along.
 */
export const CATALOG_TYPES = ['clock', 'jewelry', 'accessory', 'art'] as const;
export type CatalogType = (typeof CATALOG_TYPES)[number];
