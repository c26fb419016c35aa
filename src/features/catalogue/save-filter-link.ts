import type { SavedFilter } from '@tourbillon/domain/contract/personal-area/saved-filters.ts';
import { followAccount } from '#src/stores/account.ts';
import { $token } from '#src/stores/account-session.ts';
import { accountCall, CallFailure } from '#src/stores/account-call.ts';
import { showToast } from '#src/ui/toasts.client.ts';
import type { FilterWish } from './saved-filter.ts';

/** Where personal filters are renamed, switched to letters, and deleted. */
const AREA = '/account/?tab=filters';

/** Keeps the filter of a link, at once or when its visitor has logged in by the dialog that the link has opened. */
export function keepFilter(link: HTMLAnchorElement): void {
  followAccount();
  if ($token.get() !== null) return void keep(link);
  const stop = $token.listen((token) => {
    if (token === null) return;
    end();
    void keep(link);
  });
  const end = () => {
    stop();
    document.removeEventListener('close', end, true);
    document.removeEventListener('astro:before-swap', end);
  };
  // Who closes the dialog, or goes on, does not want it any more.
  document.addEventListener('close', () => setTimeout(end), { capture: true, once: true });
  document.addEventListener('astro:before-swap', end);
}

/** Marks a link whose filter the account has already. Nobody waits for it: what does not come leaves it as it is. */
export async function markSaved(link: HTMLAnchorElement): Promise<void> {
  followAccount();
  const { path, search } = wishOf(link);
  const { data } = await accountCall<{ data: SavedFilter[] }>('/saved-filters');
  if (data.some(({ address }) => address === path + search)) showSaved(link);
}

async function keep(link: HTMLAnchorElement): Promise<void> {
  const { kept = '', link: title = '', failed = '' } = link.dataset;
  // A second press while the first is on its way is the same wish.
  if (link.ariaBusy === 'true') return;
  link.ariaBusy = 'true';
  try {
    await accountCall('/saved-filters', wishOf(link));
    showSaved(link);
    showToast({ text: kept, link: { title, href: AREA } });
  } catch (error) {
    const refusals = error instanceof CallFailure ? Object.values(error.errors).flat() : [];
    showToast({ text: refusals[0] ?? failed, kind: 'error', link: { title, href: AREA } });
  } finally {
    link.ariaBusy = null;
  }
}

/** From now on the link says that its filter is kept, and leads to where it is. */
function showSaved(link: HTMLAnchorElement): void {
  link.href = AREA;
  link.removeAttribute('data-request-open');
  link.removeAttribute('data-keep-filter');
  for (const [state, isHidden] of Object.entries({ open: true, kept: false })) {
    link.querySelector<HTMLElement>(`.${state}`)?.toggleAttribute('hidden', isHidden);
  }
}

function wishOf({ dataset }: HTMLAnchorElement): FilterWish {
  return JSON.parse(dataset.keepFilter ?? '{}') as FilterWish;
}
