import { type FilterState, includesOption } from '#src/stores/catalogue-filters.ts';
import type { GroupView } from './filter-panel-view.ts';

/** Ids of the chosen options of a group, one a line; with equal text a group need not be rendered again. */
export function chosenIn(group: GroupView, state: FilterState): string {
  if (group.kind === 'options') return [state[group.name] ?? []].flat().join('\n');
  const flags = group.kind === 'flags' ? group.options : group.flag ? [group.flag] : [];
  return flags
    .map(({ id }) => id)
    .filter((id) => includesOption(state, id, '1'))
    .join('\n');
}
