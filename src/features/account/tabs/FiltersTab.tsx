import { Absence } from '#src/ui/Absence.tsx';
import type { TabProps } from './tab-props.ts';

/** `/account/?tab=filters`: empty until there is something to show. */
export function FiltersTab({ words }: TabProps) {
  return <Absence title={words['account.empty_filters']} />;
}
