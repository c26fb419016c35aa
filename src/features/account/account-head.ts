import type { MessageKey, Translate } from '@tourbillon/domain/i18n/translate.ts';

/** Page head of an account page; search engines do not index it. */
export function accountHead(
  title: MessageKey,
  path: `/${string}/`,
  t: Translate,
  description: MessageKey = 'signIn.pageDescription',
) {
  return { title: t(title), description: t(description), path, noindex: true };
}
