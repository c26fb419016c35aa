import { $token } from '#src/stores/account-session.ts';
import { PROOF_WANTED, type ProofWanted } from '#src/ui/account/proved-call.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';
import '#src/ui/request-form/request-form.client.ts';
import { tabOf, tabPath } from './account-tabs.ts';

/*
 * Marks the place of the personal area that is shown, hides the places from somebody who has no area, and shows the
 * dialog of proof to calls that need it.
 */

const nav = () => document.querySelector<HTMLElement>('[data-account-nav]');

onEveryPage(() => {
  const here = location.pathname === '/account/' ? tabPath(tabOf(location.search)) : location.pathname;
  for (const link of nav()?.querySelectorAll('a') ?? []) {
    if (link.getAttribute('href') !== here) continue;
    link.setAttribute('aria-current', 'page');
    // On a phone the places are a line that scrolls: the one that is shown is in sight.
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
