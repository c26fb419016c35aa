import { SAVED_LISTS } from '#src/stores/saved-items.ts';
import { putSaved, storedItems } from '#src/stores/saved-lists.ts';
import { CARRIED } from './carried.ts';
import { mergeCarried, readCarried } from './merge-carried.ts';

// Merges the lists that a link of the language switcher has brought, and removes them from the address.
const carried = readCarried(location.hash.slice(1 + CARRIED.length));
SAVED_LISTS.forEach((list, place) =>
  putSaved(list, mergeCarried(storedItems(list) ?? [], carried[place] ?? [])),
);
history.replaceState(history.state, '', location.pathname + location.search);
