/** What other rooms take of saved lists. */
export { listsOf } from './saved-items.ts';
