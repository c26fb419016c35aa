import type { Watch } from '../estimate/sale.ts';

/** Key of watches of the same line, or null if it is not known. */
export function lineKey({ brandId, collectionId }: Watch): string | null {
  return collectionId === null ? null : `${brandId} ${collectionId}`;
}

/** Key of watches of the same line and case material. */
export function lineMaterialKey(watch: Watch): string | null {
  const line = lineKey(watch);
  return line === null || watch.material === null ? null : `${line} ${watch.material}`;
}

/** Key of watches of the same brand and case material. */
export function brandMaterialKey({ brandId, material }: Watch): string | null {
  return material === null ? null : `${brandId} ${material}`;
}
