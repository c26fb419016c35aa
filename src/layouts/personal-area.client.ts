import { followAccount } from '#src/stores/account.ts';
import { $token } from '#src/stores/account-session.ts';
import { readCookie } from '#src/cookies/cookies.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';

/* Shows the link to the personal area to logged-in users with the developer cookie (§1 and §6). */

onEveryPage(() => {
  followAccount();
  showEntry();
});

$token.listen(showEntry);

function showEntry(): void {
  const entry = document.querySelector<HTMLElement>('[data-personal-area]');
  if (entry) entry.hidden = $token.get() === null || readCookie('front-dev') !== 'true';
}
