/** The visitor's lists, by their keys in local storage (§3, client storage). */
export const SAVED_LISTS = ['favorite', 'comparison', 'viewed'] as const;
export type SavedList = (typeof SAVED_LISTS)[number];
