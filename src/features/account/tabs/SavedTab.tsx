import { Absence } from '#src/ui/Absence.tsx';
import type { TabProps } from './tab-props.ts';

/** `/account/?tab=saved`: empty until there is something to show. */
export function SavedTab({ words }: TabProps) {
  return <Absence title={words['account.empty_saved']} />;
}
