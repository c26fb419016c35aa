import { loanCost } from '@tourbillon/domain/business/loan-cost.ts';
import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { ratePercent } from '@tourbillon/domain/i18n/loan-money.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import type { Fact, FromOffice, ShownPiece, Template } from './letter.ts';
import { pieceBlocks } from './pieces.ts';
import { quoteBlocks } from './quote-blocks.ts';

/** An offer, as its letter shows it. */
export interface OfferValues extends FromOffice {
  number: string;
  /** The item in the offer; may be empty. */
  about: string;
  /** The item with its picture, if there is one. */
  piece?: ShownPiece | undefined;
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

/** Sends an offer, with a link to accept it, decline it or ask a question. */
export const offer: Template<OfferValues> = (values, { t, shop, locale }) => {
  const { number, about, piece, currency, buyOut, loan, appraiser, comment, validUntil, token } = values;
  const sum = (value: number) => formatSum({ value, currency }, locale);
  const rows: Fact[] = [
    { label: t('letters.offerNumber'), value: number },
    // The piece block already shows the name.
    ...(about && !piece ? [{ label: t('letters.thing'), value: about }] : []),
    ...(buyOut === null ? [] : [{ label: t('offerMail.buyOut'), value: sum(buyOut) }]),
    ...(loan === null
      ? []
      : [
          {
            label: t('offerMail.loan'),
            value: t('offerMail.loanTerms', {
              sum: sum(loan.amount),
              count: loan.days,
              repay: sum(loan.repay),
            }),
          },
          { label: t('offers.loanRate'), value: rateOf(loan, t, locale) },
        ]),
    { label: t('offerMail.validUntil'), value: formatDate(validUntil, locale) },
  ];
  return {
    subject: t('offerMail.offerSubject', { number, shop }),
    blocks: [
      {
        kind: 'paragraph',
        text: about ? t('offerMail.offerIntro', { about }) : t('offerMail.offerIntroPlain'),
      },
      ...pieceBlocks(piece),
      { kind: 'facts', rows },
      ...(loan === null ? [] : [{ kind: 'note' as const, text: t('offers.loanAfter') }]),
      ...quoteBlocks(t('offerMail.comment'), comment),
      { kind: 'paragraph', text: t('offerMail.signed', { name: appraiser, shop }) },
      { kind: 'button', text: t('offerMail.openOffer'), path: `/offer/?token=${token}` },
      { kind: 'note', text: t('offerMail.offerNote') },
    ],
    // Trade buys items; Pawnshop gives loans.
    ...(loan === null && { company: 'trade' as const }),
    ...(buyOut === null && { company: 'pawnshop' as const }),
  };
};

/** The rate of a loan a day, and its total cost a year (decision 99). */
function rateOf(
  { amount, days, repay }: NonNullable<OfferValues['loan']>,
  t: Translate,
  locale: Locale,
): string {
  const cost = loanCost(amount, { days, percent: 100 * (repay / amount - 1) });
  const share = (percent: number) => ratePercent(percent, locale, 3);
  return t('offers.loanRateValue', { day: share(cost.percent_day), year: share(cost.percent_year) });
}
