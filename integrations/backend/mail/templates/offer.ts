import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import type { Template } from './letter.ts';
import { textBlocks } from './text-blocks.ts';

/** An offer as its letter tells it. */
export interface OfferValues {
  number: string;
  /** What it is for; may be empty. */
  about: string;
  currency: string;
  buyOut: number | null;
  loan: { amount: number; days: number; repay: number } | null;
  appraiser: string;
  comment: string;
  /** The last day it can be accepted. */
  validUntil: string;
  /** Secret of the link to its page. */
  token: string;
}

/** Brings somebody an offer for what they asked about, with a link to accept, ask or decline. */
export const offer: Template<OfferValues> = (
  { number, about, currency, buyOut, loan, appraiser, comment, validUntil, token },
  { t, shop, locale },
) => {
  const sum = (value: number) => formatSum({ value, currency }, locale);
  const until = formatDate(validUntil, locale);
  return {
    subject: t('offerMail.offerSubject', { number, shop }),
    blocks: [
      {
        kind: 'paragraph',
        text: about ? t('offerMail.offerIntro', { about }) : t('offerMail.offerIntroPlain'),
      },
      {
        kind: 'list',
        items: [
          ...(buyOut === null ? [] : [t('offerMail.buyOut', { sum: sum(buyOut) })]),
          ...(loan === null
            ? []
            : [
                t('offerMail.loan', {
                  sum: sum(loan.amount),
                  count: loan.days,
                  days: loan.days,
                  repay: sum(loan.repay),
                }),
              ]),
          t('offerMail.number', { number }),
          t('offerMail.validUntil', { date: until }),
        ],
      },
      ...textBlocks(comment),
      { kind: 'paragraph', text: t('offerMail.signed', { name: appraiser, shop }) },
      { kind: 'button', text: t('offerMail.openOffer'), path: `/offer/?token=${token}` },
      { kind: 'note', text: t('offerMail.offerNote') },
    ],
  };
};
