/** Session-storage key of the list the visitor opened an item from, for the item page's way back. */
export const LAST_LIST = 'list:last';
