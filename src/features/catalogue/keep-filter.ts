import { $token, followAccount } from '#src/stores/account.ts';
import { accountCall, CallFailure } from '#src/stores/account-call.ts';
import { showToast } from '#src/ui/toasts.client.ts';

/** Where personal filters are named anew, told of and deleted. */
const AREA = '/account/?tab=filters';

/** Keeps the filter of a link, at once or when its visitor has logged in by the dialog that the link has opened. */
export function keepFilter(link: HTMLAnchorElement): void {
  followAccount();
  if ($token.get() !== null) return void keep(link.dataset);
  const { dataset } = link;
  const stop = $token.listen((token) => {
    if (token === null) return;
    end();
    void keep(dataset);
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

async function keep({
  keepFilter: wish = '{}',
  kept = '',
  link = '',
  failed = '',
}: DOMStringMap): Promise<void> {
  try {
    await accountCall('/saved-filters', JSON.parse(wish) as object);
    showToast({ text: kept, link: { title: link, href: AREA } });
  } catch (error) {
    const refusals = error instanceof CallFailure ? Object.values(error.errors).flat() : [];
    showToast({ text: refusals[0] ?? failed, kind: 'error', link: { title: link, href: AREA } });
  }
}
