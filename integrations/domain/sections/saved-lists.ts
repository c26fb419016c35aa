/** The lists a visitor keeps, by their names in the local storage (§3, client storage). */
export const SAVED_LISTS = ['favorite', 'comparison', 'viewed'] as const;
export type SavedList = (typeof SAVED_LISTS)[number];
