import { readCookie } from '#src/cookies/cookies.ts';
import { onClick } from '#src/ui/on-click.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';

/** The header hides its lower line only below `HIDE_BELOW_PX` pixels, and only after a scroll of `MIN_SCROLL_PX` pixels. */
const HIDE_BELOW_PX = 200;
const MIN_SCROLL_PX = 8;

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
    if (Math.abs(moved) < MIN_SCROLL_PX) return;
    before = scrollY;
    document
      .querySelector('[data-header]')
      ?.toggleAttribute('data-down', moved > 0 && scrollY > HIDE_BELOW_PX);
  },
  { passive: true },
);

onClick('[data-logo]', (_, event) => {
  if (location.pathname !== '/') return;
  event.preventDefault();
  document.querySelector<HTMLElement>('[data-to-top]')?.click();
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
