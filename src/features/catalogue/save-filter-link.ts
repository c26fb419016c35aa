import type { SavedFilter } from '@tourbillon/domain/contract/personal-area/saved-filters.ts';
import { followAccount } from '#src/stores/account.ts';
import { $token } from '#src/stores/account-session.ts';
import { accountCall, CallFailure } from '#src/stores/account-call.ts';
import { showToast } from '#src/ui/toasts.client.ts';
import type { FilterToSave } from './saved-filter.ts';

/** Where saved filters are managed. */
const SAVED_FILTERS_PAGE = '/account/?tab=filters';

/** Saves the filter of a link: at once, or after the visitor has logged in through the dialog that the link opened. */
export function saveFilter(link: HTMLAnchorElement): void {
  followAccount();
  if ($token.get() !== null) return void saveNow(link);
  const stop = $token.listen((token) => {
    if (token === null) return;
    end();
    void saveNow(link);
  });
  const end = () => {
    stop();
    document.removeEventListener('close', end, true);
    document.removeEventListener('astro:before-swap', end);
  };
  // If the visitor closes the dialog or leaves the page, the filter is not saved.
  document.addEventListener('close', () => setTimeout(end), { capture: true, once: true });
  document.addEventListener('astro:before-swap', end);
}

/** Marks a link whose filter the account already has. Runs in the background; on failure the link stays as it is. */
export async function markSaved(link: HTMLAnchorElement): Promise<void> {
  followAccount();
  const { path, search } = filterOf(link);
  const { data } = await accountCall<{ data: SavedFilter[] }>('/saved-filters');
  if (data.some(({ address }) => address === path + search)) showSaved(link);
}

async function saveNow(link: HTMLAnchorElement): Promise<void> {
  const { kept = '', link: title = '', failed = '' } = link.dataset;
  // Ignore a second click while the first call is in progress.
  if (link.ariaBusy === 'true') return;
  link.ariaBusy = 'true';
  try {
    await accountCall('/saved-filters', filterOf(link));
    showSaved(link);
    showToast({ text: kept, link: { title, href: SAVED_FILTERS_PAGE } });
  } catch (error) {
    const refusals = error instanceof CallFailure ? Object.values(error.errors).flat() : [];
    showToast({ text: refusals[0] ?? failed, kind: 'error', link: { title, href: SAVED_FILTERS_PAGE } });
  } finally {
    link.ariaBusy = null;
  }
}

/** Changes the link: it now says that the filter is saved and points to the saved filters. */
function showSaved(link: HTMLAnchorElement): void {
  link.href = SAVED_FILTERS_PAGE;
  link.removeAttribute('data-request-open');
  link.removeAttribute('data-keep-filter');
  for (const [state, isHidden] of Object.entries({ open: true, kept: false })) {
    link.querySelector<HTMLElement>(`.${state}`)?.toggleAttribute('hidden', isHidden);
  }
}

function filterOf({ dataset }: HTMLAnchorElement): FilterToSave {
  return JSON.parse(dataset.keepFilter ?? '{}') as FilterToSave;
}
