/** The words that the search dialog's script writes. */
export const DIALOG_MESSAGES = [
  'search.corrected',
  'search.historyRemove',
  'search.kind_brand',
  'search.kind_collection',
  'search.kind_service',
  'search.kind_item',
] as const;
