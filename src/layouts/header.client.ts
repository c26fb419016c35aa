import { readCookie } from '#src/cookies/cookies.ts';
import { onClick } from '#src/ui/on-click.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';

/** The header hides its lower line only below `START` pixels, and only after a scroll of `STEP` pixels. */
const START = 200;
const STEP = 8;

/** Position at the last step. A new page begins at its top: reading the position would lay out the page once more. */
let before = 0;

onEveryPage(() => {
  before = 0;
  if (hasAccount()) void import('./personal-area.client.ts').catch(reportError);
});

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

// Browsers do not scroll to a focused link if at least 32 pixels of it are visible. The whole word should be visible.
document.addEventListener('focusin', ({ target }) => {
  const link = (target as Element).closest('[data-section-line] a');
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
});

/** Whether the visitor may have an account. Other visitors do not load the account script. */
function hasAccount(): boolean {
  try {
    return readCookie('front-dev') === 'true' || sessionStorage.getItem('account_token') !== null;
  } catch {
    return false;
  }
}
