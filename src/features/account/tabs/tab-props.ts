import type { AccountData } from '#src/contract/account/account.ts';
import { type MessageKey, pickMessages, type Translate } from '#src/i18n/translate.ts';

/** What the tabs of the personal area say. */
const TAB_KEYS = [
  'account.empty_orders',
  'account.empty_messages',
  'account.empty_notifications',
  'account.empty_filters',
  'account.empty_saved',
] as const satisfies readonly MessageKey[];

export type TabWords = Record<(typeof TAB_KEYS)[number], string>;

/** What each tab is given. */
export interface TabProps {
  account: AccountData;
  words: TabWords;
}

/** The words of the tabs in the language of the page. */
export function tabWords(t: Translate): TabWords {
  return pickMessages(t, TAB_KEYS);
}
