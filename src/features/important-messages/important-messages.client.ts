import { readCookie, writeCookie } from '#src/cookies/cookies.ts';
import { onPage } from '#src/ui/on-page.ts';
import { BANNER_COOKIE, bannerCookie, isBannerShown } from './banner.ts';

onPage(() => {
  const banner = document.querySelector<HTMLElement>('[data-important-messages]');
  if (!banner) return;
  const cookie = bannerCookie(readCookie(BANNER_COOKIE), Number(banner.dataset.importantMessages));
  writeCookie(BANNER_COOKIE, cookie);
  banner.hidden = !isBannerShown(cookie, location.pathname);
  banner.querySelector('button')?.addEventListener('click', () => {
    banner.hidden = true;
    writeCookie(BANNER_COOKIE, 'false');
  });
});
