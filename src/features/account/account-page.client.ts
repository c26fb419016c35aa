import { $token } from '#src/stores/account-session.ts';
import { PROOF_WANTED, type ProofWanted } from '#src/ui/account/proved-call.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';
import '#src/ui/request-form/request-form.client.ts';
import { tabOf, tabPath } from './account-tabs.ts';

/*
 * Marks the current link of the navigation, hides the navigation from visitors who are not logged in, and opens the
 * identity dialog for calls that need it.
 */

const nav = () => document.querySelector<HTMLElement>('[data-account-nav]');

onEveryPage(() => {
  document.querySelector('[data-late-scripts]')?.remove();
  const here = location.pathname === '/account/' ? tabPath(tabOf(location.search)) : location.pathname;
  for (const link of nav()?.querySelectorAll('a') ?? []) {
    if (link.getAttribute('href') !== here) continue;
    link.setAttribute('aria-current', 'page');
    // On a phone the links are one scrolling line; scroll the current one into view.
    const line = link.parentElement;
    if (line) line.scrollLeft = link.offsetLeft - (line.clientWidth - link.offsetWidth) / 2;
  }
  showPlaces($token.get());
});

$token.listen(showPlaces);

function showPlaces(token: string | null): void {
  const places = nav();
  if (places && !places.closest('dialog')) places.toggleAttribute('data-closed', token === null);
}

document.addEventListener(PROOF_WANTED, (event) => {
  const { detail } = event as CustomEvent<ProofWanted>;
  detail.answer(import('#src/ui/account/identity-proof-dialog.ts').then(({ askForProof }) => askForProof()));
});
