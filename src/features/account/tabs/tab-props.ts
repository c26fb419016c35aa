import type { AccountData } from '@tourbillon/domain/contract/account/profile.ts';
import type { TabView } from './tab-view.ts';

/** What each tab is given. */
export interface TabProps {
  account: AccountData;
  view: TabView;
}
