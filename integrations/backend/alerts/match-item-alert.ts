import type { ItemRow } from '../database/schema/items.ts';
import { compactReference } from '../language/reference.ts';

type Facts = Pick<
  ItemRow,
  'id' | 'stock' | 'catalogType' | 'brandId' | 'reference' | 'model' | 'bodyMaterial' | 'type'
>;

/**
 * Whether an arrival is what somebody waits for: the very item, or, when that has been sold, one like it: of the same
 * reference, or of the same model and material where there is none.
 */
export function matchesItemAlert(wanted: Facts, arrived: Facts): boolean {
  if (wanted.id === arrived.id) return true;
  if (wanted.stock !== 'archive') return false;
  if (wanted.catalogType !== arrived.catalogType || wanted.brandId !== arrived.brandId) return false;
  if (wanted.reference !== null) {
    return (
      arrived.reference !== null && compactReference(wanted.reference) === compactReference(arrived.reference)
    );
  }
  const isKnown = wanted.model !== null || wanted.type !== null;
  return (
    isKnown &&
    wanted.model === arrived.model &&
    wanted.type === arrived.type &&
    wanted.bodyMaterial === arrived.bodyMaterial
  );
}
