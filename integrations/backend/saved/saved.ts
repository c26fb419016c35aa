/** Public functions of saved lists. */
export { listsOf } from './saved-items.ts';
