/** Texts for the script of the search dialog. */
export const DIALOG_MESSAGES = [
  'search.corrected',
  'search.historyRemove',
  'search.kind_brand',
  'search.kind_collection',
  'search.kind_service',
  'search.kind_item',
] as const;
