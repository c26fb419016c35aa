import type { AccountData } from '@tourbillon/domain/contract/account/profile.ts';
import type { TabView } from './tab-view.ts';

/** Props of each tab. */
export interface TabProps {
  account: AccountData;
  view: TabView;
}
