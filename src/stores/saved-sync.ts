import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { savedItems } from '@tourbillon/domain/contract/personal-area/saved-items.ts';
import { $token } from './account-session.ts';
import { accountCall } from './account-call.ts';
import { SAVED_LISTS } from './saved-items.ts';
import { $saved, $timesTold, followSavedLists, putSaved, storedItems } from './saved-lists.ts';
import {
  aged,
  andThen,
  changesOf,
  doneBetween,
  type Held,
  heldOf,
  heldStill,
  ownOf,
  type SavedLists,
  withPending,
} from './saved-merge.ts';

/** The key of the local storage under which it is remembered what the account held. */
const KEY = 'saved_account';

/** Changes of one call, below what the contract allows. */
const PORTION = 400;

/** Milliseconds after which a tab that is turned to again asks for the account's lists. */
const STALE = 30_000;

/** Milliseconds within which an answer is still news. */
const JUST_NOW = 1_000;

let following = false;
let asked = 0;
let again = false;
let underWay = false;

/**
 * Keeps the lists of this browser and of the account the same from now on (decision 73): they are merged at login,
 * changes are written through, and those of other browsers fetched when the tab is turned to. Logging out takes along
 * what the account holds: the next person at this browser finds none of it.
 */
export function followAccountLists(): void {
  if (following) return;
  following = true;
  followSavedLists();
  for (const list of SAVED_LISTS) $saved[list].listen(() => void agree());
  $token.subscribe((token, before) => {
    asked = 0;
    if (token !== null) void agree();
    else if (before) leave();
  });
  addEventListener('online', () => void agree());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > STALE) void agree();
  });
}

/** Tells the account what it does not know and takes over what it has; tabs of this browser take turns. */
async function agree(): Promise<void> {
  if ($token.get() === null) return;
  again = true;
  if (underWay) return;
  underWay = true;
  try {
    while (again) {
      again = false;
      await navigator.locks.request('saved-lists', exchange);
    }
  } catch {
    // The lists stay as they are, with what has to be sent; the next change or look at the tab tries again.
  } finally {
    underWay = false;
  }
}

async function exchange(): Promise<void> {
  const [held, before, token] = [readHeld(), localLists(), $token.get()];
  const changes = changesOf(before, held);
  // What the lists report of themselves below is no news to the account.
  if (changes.length === 0 && Date.now() - asked < JUST_NOW) return;
  const body = { owner: held?.owner, changes: aged(changes.slice(0, PORTION), Date.now()) };
  const { data } = await accountCall<ResponseOf<typeof savedItems>>('/saved-items', body);
  // Logged out, or in as somebody else, while the answer was on its way.
  if ($token.get() !== token) return;
  asked = Date.now();
  const { owner, ...lists } = data;
  const pending = andThen(changes.slice(PORTION), doneBetween(before, localLists()));
  const merged = withPending(lists, pending);
  // The lists first: cut off between the two, they would report removals that nobody made.
  for (const list of SAVED_LISTS) putSaved(list, merged[list]);
  localStorage.setItem(KEY, JSON.stringify(heldOf(owner, lists)));
  again ||= pending.length > 0;
  if (changes.length > 0) $timesTold.set($timesTold.get() + 1);
}

/** Nobody is logged in any more. */
function leave(): void {
  const held = readHeld();
  if (!held) return;
  const own = ownOf(localLists(), held);
  localStorage.removeItem(KEY);
  for (const list of SAVED_LISTS) putSaved(list, own[list]);
}

function localLists(): SavedLists {
  const lists = SAVED_LISTS.map((list) => [list, storedItems(list) ?? []]);
  return Object.fromEntries(lists) as SavedLists;
}

/** What was remembered; nothing when it is no such thing (§4, corrupt saved data). */
function readHeld(): Held | undefined {
  try {
    const held = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Held | null;
    const isHeld =
      typeof held?.owner === 'string' && SAVED_LISTS.every((list) => Array.isArray(held.lists[list]));
    const stored = SAVED_LISTS.map((list) => [list, storedItems(list)]);
    return isHeld ? heldStill(held, Object.fromEntries(stored) as Partial<SavedLists>) : undefined;
  } catch {
    return undefined;
  }
}
