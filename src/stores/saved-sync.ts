import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { savedItems } from '@tourbillon/domain/contract/personal-area/saved-items.ts';
import { $token } from './account-session.ts';
import { accountCall } from './account-call.ts';
import { SAVED_LISTS } from './saved-items.ts';
import { $saved, $accountSyncs, followSavedLists, putSaved, storedItems } from './saved-lists.ts';
import {
  withAges,
  mergeChanges,
  changesOf,
  changesBetween,
  type AccountSnapshot,
  accountSnapshotOf,
  withoutLostLists,
  itemsNotInAccount,
  type SavedLists,
  withPending,
} from './saved-merge.ts';

/** Local-storage key for the remembered content of the account. */
const SNAPSHOT_KEY = 'saved_account';

/** Most changes in one call; less than the contract allows. */
const MAX_CHANGES = 400;

/** Milliseconds after which a tab that becomes visible reloads the account's lists. */
const STALE_AFTER_MS = 30_000;

/** Milliseconds for which a response counts as fresh. */
const FRESH_FOR_MS = 1_000;

let following = false;
let lastExchange = 0;
let isRequested = false;
let isRunning = false;

/**
 * Synchronises the lists of this browser with the account (decision 73). They are merged at login, local changes are
 * sent at once, and changes of other browsers are loaded when the tab becomes visible. A logout removes the items of
 * the account from this browser, so that its next user does not see them.
 */
export function followAccountLists(): void {
  if (following) return;
  following = true;
  followSavedLists();
  for (const list of SAVED_LISTS) $saved[list].listen(() => void synchronise());
  $token.subscribe((token, before) => {
    lastExchange = 0;
    if (token !== null) void synchronise();
    else if (before) removeAccountItems();
  });
  addEventListener('online', () => void synchronise());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - lastExchange > STALE_AFTER_MS)
      void synchronise();
  });
}

/** Sends local changes and loads the account's lists. A lock lets only one tab of the browser do this at a time. */
async function synchronise(): Promise<void> {
  if ($token.get() === null) return;
  isRequested = true;
  if (isRunning) return;
  isRunning = true;
  try {
    while (isRequested) {
      isRequested = false;
      await navigator.locks.request('saved-lists', exchange);
    }
  } catch {
    // The lists and the unsent changes stay. The next change, or the next time the tab becomes visible, tries again.
  } finally {
    isRunning = false;
  }
}

async function exchange(): Promise<void> {
  const [held, before, token] = [readSnapshot(), localLists(), $token.get()];
  const changes = changesOf(before, held);
  // Writing the lists below triggers their listeners again. Without changes there is nothing to send.
  if (changes.length === 0 && Date.now() - lastExchange < FRESH_FOR_MS) return;
  const body = { owner: held?.owner, changes: withAges(changes.slice(0, MAX_CHANGES), Date.now()) };
  const { data } = await accountCall<ResponseOf<typeof savedItems>>('/saved-items', body);
  // The visitor has logged out, or logged in to another account, while the call was running.
  if ($token.get() !== token) return;
  lastExchange = Date.now();
  const { owner, ...lists } = data;
  const pending = mergeChanges(changes.slice(MAX_CHANGES), changesBetween(before, localLists()));
  const merged = withPending(lists, pending);
  // Write the lists first. If it stops between the two writes in the other order, the next run would report false
  // removals.
  for (const list of SAVED_LISTS) putSaved(list, merged[list]);
  localStorage.setItem(SNAPSHOT_KEY, JSON.stringify(accountSnapshotOf(owner, lists)));
  isRequested ||= pending.length > 0;
  if (changes.length > 0) $accountSyncs.set($accountSyncs.get() + 1);
}

/** After a logout, removes the account's items. */
function removeAccountItems(): void {
  const held = readSnapshot();
  if (!held) return;
  const own = itemsNotInAccount(localLists(), held);
  localStorage.removeItem(SNAPSHOT_KEY);
  for (const list of SAVED_LISTS) putSaved(list, own[list]);
}

function localLists(): SavedLists {
  const lists = SAVED_LISTS.map((list) => [list, storedItems(list) ?? []]);
  return Object.fromEntries(lists) as SavedLists;
}

/** The remembered content of the account. Undefined if it is invalid (§4, corrupt saved data). */
function readSnapshot(): AccountSnapshot | undefined {
  try {
    const held = JSON.parse(localStorage.getItem(SNAPSHOT_KEY) ?? 'null') as AccountSnapshot | null;
    const isHeld =
      typeof held?.owner === 'string' && SAVED_LISTS.every((list) => Array.isArray(held.lists[list]));
    const stored = SAVED_LISTS.map((list) => [list, storedItems(list)]);
    return isHeld ? withoutLostLists(held, Object.fromEntries(stored) as Partial<SavedLists>) : undefined;
  } catch {
    return undefined;
  }
}
