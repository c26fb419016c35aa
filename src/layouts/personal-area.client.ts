import { $token, followAccount } from '#src/stores/account.ts';
import { readCookie } from '#src/cookies/cookies.ts';
import { onPage } from '#src/ui/on-page.ts';

/* The personal-area entry shows to logged-in users with the developer cookie (§1 and §6). */

onPage(() => {
  followAccount();
  showEntry();
});

$token.listen(showEntry);

// Who is logged in has the account's lists here; nobody else waits for the script that keeps them the same.
$token.subscribe((token) => {
  if (token === null) return;
  void import('#src/stores/saved-sync.ts')
    .then(({ followAccountLists }) => followAccountLists())
    .catch(reportError);
});

function showEntry(): void {
  const entry = document.querySelector<HTMLElement>('[data-personal-area]');
  if (entry) entry.hidden = $token.get() === null || readCookie('front-dev') !== 'true';
}
