import type { Translate } from '@tourbillon/domain/i18n/translate.ts';

/** The link that ends letters about arrivals and prices. @param token of the link. */
export function linkToEndAlert(token: string, t: Translate): { text: string; path: string } {
  return { text: t('mail.alertEnd'), path: `/unsubscribe/alert/?token=${token}` };
}
