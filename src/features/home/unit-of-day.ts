import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';

/**
 * Which of the units of the day the home page shows: the watch, or the first of the other kinds for a shop that has
 * none (decision 223).
 */
export function unitOfDay<Unit extends { catalog_type: CatalogType }>(
  units: readonly Unit[],
): Unit | undefined {
  return units.find(({ catalog_type }) => catalog_type === 'clock') ?? units[0];
}
