/** Public interface of saved lists. */
export { listsOf } from './saved-items.ts';
