import type { ItemRow } from '../database/schema/items.ts';
import { compactReference } from '../language/reference.ts';

type Facts = Pick<
  ItemRow,
  'id' | 'stock' | 'catalogType' | 'brandId' | 'reference' | 'model' | 'bodyMaterial' | 'type'
>;

/**
 * Whether an arrival matches an alert about an item: it is the same item, or, when that has been sold, one of the
 * same reference. Without a reference, model, type and material have to be the same.
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
