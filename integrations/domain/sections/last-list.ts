/** Session-storage key of the list from which the visitor opened an item, for the back link of the item page. */
export const LAST_LIST = 'list:last';
