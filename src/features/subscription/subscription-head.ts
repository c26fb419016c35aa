import type { Translate } from '@tourbillon/domain/i18n/translate.ts';

/** Page head of the mailing list; search engines do not index it. */
export function subscribeHead(t: Translate) {
  return {
    title: t('subscription.title'),
    description: t('subscription.description'),
    path: '/subscribe/',
    noindex: true,
  };
}
