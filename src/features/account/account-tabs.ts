/** Tabs of `/account/`, in display order; `?tab=` selects one (decision 18). */
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

/** The tab that the query string names, or the first tab. */
export function tabOf(search: string): Tab {
  const named = new URLSearchParams(search).get('tab');
  return TABS.find((tab) => tab === named) ?? TABS[0];
}

/** The address of a tab. */
export function tabPath(tab: Tab): string {
  return tab === TABS[0] ? '/account/' : `/account/?tab=${tab}`;
}
