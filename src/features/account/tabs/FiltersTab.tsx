import type { SavedFilter } from '@tourbillon/domain/contract/personal-area/saved-filters.ts';
import { Absence } from '#src/ui/Absence.tsx';
import { FilterLine } from './FilterLine.tsx';
import { Loaded } from '../Loaded.tsx';
import type { TabProps } from './tab-props.ts';
import type { TabView } from './tab-view.ts';
import { useAccountAction } from './use-account-action.ts';

/** `/account/?tab=filters`: saved filters with their names, links and notices. */
export function FiltersTab({ view }: TabProps) {
  return (
    <Loaded<SavedFilter[]> path="/saved-filters" view={view}>
      {(filters, show) => <FilterList filters={filters} view={view} show={show} />}
    </Loaded>
  );
}

interface Props {
  filters: SavedFilter[];
  view: TabView;
  show: (fresh: SavedFilter[]) => void;
}

function FilterList({ filters, view, show }: Props) {
  const { words } = view;
  const acting = useAccountAction<SavedFilter[]>(view, show);
  return (
    <>
      {filters.length === 0 ? (
        <Absence
          title={words['savedFilters.emptyTitle']}
          actions={
            <a className="button" href={view.catalogue}>
              {words['savedFilters.emptyAction']}
            </a>
          }
        >
          <p>{words['savedFilters.emptyText']}</p>
        </Absence>
      ) : (
        <ul className="area-list">
          {filters.map((filter) => (
            <FilterLine key={filter.id} filter={filter} view={view} acting={acting} />
          ))}
        </ul>
      )}
      <p role="status" className="muted">
        {acting.said}
      </p>
    </>
  );
}
