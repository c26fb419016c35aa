import { readCookie } from '#src/cookies/cookies.ts';
import { onClick } from '#src/ui/on-click.ts';
import { onPage } from '#src/ui/on-page.ts';

/** The header hides its lower line only below the first screen's top, and after a real movement. */
const START = 200;
const STEP = 8;

let before = 0;

onPage(() => {
  before = scrollY;
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

// A browser that moves the focus lets a link be that shows at least 32 pixels; the whole word should be seen.
document.addEventListener('focusin', ({ target }) => {
  const link = (target as Element).closest('[data-section-line] a');
  link?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
});

/** Whether there may be an account to follow: a visitor without one waits for none of its script. */
function hasAccount(): boolean {
  try {
    return readCookie('front-dev') === 'true' || sessionStorage.getItem('account_token') !== null;
  } catch {
    return false;
  }
}
