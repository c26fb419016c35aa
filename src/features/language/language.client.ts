import { onClick } from '#src/ui/on-click.ts';
import { onEveryPage } from '#src/ui/on-every-page.ts';
import { CARRIED } from './language-keys.ts';

/* The choice of a language. Its code is loaded when it is needed: on the root page, and by a click on a language. */

onEveryPage(() => {
  if (!document.querySelector('[data-suggested-locale]')) return;
  void import('./suggest-language.ts').then(({ suggestLanguage }) => suggestLanguage(), reportError);
});

onClick<HTMLAnchorElement>('a[data-locale]', (link, event) => {
  event.preventDefault();
  void import('./switch-language.ts').then(
    ({ switchLanguage }) => switchLanguage(link),
    () => location.assign(link.href),
  );
});

if (location.hash.startsWith(CARRIED)) {
  void import('./switch-language.ts').then(({ takeCarriedLists }) => takeCarriedLists(), reportError);
}
