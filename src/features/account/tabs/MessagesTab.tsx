import { Absence } from '#src/ui/Absence.tsx';
import type { TabProps } from './tab-props.ts';

/** `/account/?tab=messages`: empty until there is something to show. */
export function MessagesTab({ words }: TabProps) {
  return <Absence title={words['account.empty_messages']} />;
}
