import type { MessageKey, Translate } from '@tourbillon/domain/i18n/translate.ts';

/** What the frame needs of a page about accounts; search engines have nothing to find there. */
export function accountHead(
  title: MessageKey,
  path: `/${string}/`,
  t: Translate,
  description: MessageKey = 'signIn.pageDescription',
) {
  return { title: t(title), description: t(description), path, noindex: true };
}
