import { $token, followAccount } from '#src/stores/account.ts';
import { readCookie } from '#src/stores/cookies.ts';
import { onClick } from '#src/ui/on-click.ts';
import { onPage } from '#src/ui/on-page.ts';

/** The header hides its lower line only below the first screen's top, and after a real movement. */
const START = 200;
const STEP = 8;

let before = 0;

onPage(() => {
  before = scrollY;
  followAccount();
  showEntry();
});

$token.listen(showEntry);

addEventListener(
  'scroll',
  () => {
    const moved = scrollY - before;
    if (Math.abs(moved) < STEP) return;
    before = scrollY;
    document.querySelector('[data-header]')?.toggleAttribute('data-down', moved > 0 && scrollY > START);
  },
  { passive: true },
);

onClick('[data-logo]', (_, event) => {
  if (location.pathname !== '/') return;
  event.preventDefault();
  scrollTo({ top: 0, behavior: 'smooth' });
});

// A browser that moves the focus lets a link be that shows at least 32 pixels; the whole word should be seen.
document.addEventListener('focusin', ({ target }) => {
  const link = (target as Element).closest('[data-section-line] a');
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
});

/** The personal-area entry shows to logged-in users with the developer cookie (specification sections 1 and 6). */
function showEntry(): void {
  const entry = document.querySelector<HTMLElement>('[data-personal-area]');
  if (entry) entry.hidden = $token.get() === null || readCookie('front-dev') !== 'true';
}
