import { useSyncExternalStore } from 'react';
import { AccountGate } from './AccountGate.tsx';
import type { AccountGateWords } from './account-words.ts';
import { type Tab, TABS, tabOf } from './account-tabs.ts';
import { FiltersTab } from './tabs/FiltersTab.tsx';
import { MessagesTab } from './tabs/MessagesTab.tsx';
import { NotificationsTab } from './tabs/NotificationsTab.tsx';
import { OrdersTab } from './tabs/OrdersTab.tsx';
import { SavedTab } from './tabs/SavedTab.tsx';
import { PrivacyTab } from './tabs/PrivacyTab.tsx';
import type { TabProps } from './tabs/tab-props.ts';
import type { TabView } from './tabs/tab-view.ts';
import { TicketsTab } from './tabs/TicketsTab.tsx';

/** The component of each tab. */
const TAB_COMPONENTS: Record<Tab, (props: TabProps) => React.ReactNode> = {
  orders: OrdersTab,
  messages: MessagesTab,
  notifications: NotificationsTab,
  filters: FiltersTab,
  saved: SavedTab,
  tickets: TicketsTab,
  privacy: PrivacyTab,
};

interface Props {
  gate: AccountGateWords;
  view: TabView;
  /** Titles of the tabs. */
  titles: Record<Tab, string>;
}

/** `/account/`: shows the tab that `?tab=` names (decision 18). */
export default function AccountArea({ gate, view, titles }: Props) {
  const tab = useSyncExternalStore(
    () => () => undefined,
    () => tabOf(location.search),
    () => TABS[0],
  );
  const Shown = TAB_COMPONENTS[tab];
  return (
    <AccountGate words={gate}>
      {(account) => (
        <section className="account-section area" aria-labelledby="account-tab">
          <h2 id="account-tab">{titles[tab]}</h2>
          <Shown account={account} view={view} />
        </section>
      )}
    </AccountGate>
  );
}
