/** What `/account/` shows, one at a time by `?tab=` (decision 18), in the order of its line. */
export const TABS = [
  'orders',
  'messages',
  'tickets',
  'saved',
  'filters',
  'notifications',
  'privacy',
] as const;

export type Tab = (typeof TABS)[number];

/** The tab of an address; the first one for an address that names none. */
export function tabOf(search: string): Tab {
  const named = new URLSearchParams(search).get('tab');
  return TABS.find((tab) => tab === named) ?? TABS[0];
}

/** Where a tab is. */
export function tabPath(tab: Tab): string {
  return tab === TABS[0] ? '/account/' : `/account/?tab=${tab}`;
}
