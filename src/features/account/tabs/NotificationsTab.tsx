import { Absence } from '#src/ui/Absence.tsx';
import type { TabProps } from './tab-props.ts';

/** `/account/?tab=notifications`: empty until there is something to show. */
export function NotificationsTab({ words }: TabProps) {
  return <Absence title={words['account.empty_notifications']} />;
}
