import type { Translate } from '@tourbillon/domain/i18n/translate.ts';

/** What the frame needs of the mailing list's page; search engines have nothing to find there. */
export function subscribeHead(t: Translate) {
  return {
    title: t('subscription.title'),
    description: t('subscription.description'),
    path: '/subscribe/',
    noindex: true,
  };
}
