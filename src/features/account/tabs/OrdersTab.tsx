import { Absence } from '#src/ui/Absence.tsx';
import type { TabProps } from './tab-props.ts';

/** `/account/?tab=orders`: empty until there is something to show. */
export function OrdersTab({ words }: TabProps) {
  return <Absence title={words['account.empty_orders']} />;
}
