import type { Translate } from '#src/i18n/translate.ts';
import type { LinkView, LinkWords } from './mailed-link.ts';

/** What the frame needs of the mailing list's page; search engines have nothing to find there. */
export function subscribeHead(t: Translate) {
  return {
    title: t('subscription.title'),
    description: t('subscription.description'),
    path: '/subscribe/',
    noindex: true,
  };
}

/** What the frame needs of a page behind a mailed link. */
export function mailedLinkHead(view: LinkView, words: LinkWords, t: Translate) {
  return {
    title: t(words[view.state].title),
    description: t('subscription.pageDescription'),
    path: words.path,
    noindex: true,
  };
}
