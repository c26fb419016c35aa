import { contractSum, ratePercent } from '@tourbillon/domain/i18n/loan-money.ts';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import { formatNumber } from '@tourbillon/domain/i18n/numbers.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import type { MakeTable } from './data-source.ts';
import { loanOrSale } from './loan-or-sale.ts';

/** Cost of a loan by term, and the first day on which selling would have cost less. */
export const loanTable: MakeTable = async ({ tariff: read, locale }) => {
  const tariff = await read();
  const found = tariff && loanOrSale(tariff, LOCALE_FACTS[locale].buyoutPercent);
  if (!found) return undefined;
  const t = translator(locale);
  const { worth, buyout, loan, buyBack, rows, dearerFrom } = found;
  const sum = (value: number) => contractSum(value, tariff.currency, locale);
  const code = tariff.currency;
  return {
    columns: [
      { title: t('textData.days') },
      { title: t('textData.interest', { code }), drawn: true },
      { title: t('textData.buyBack', { code }), drawn: true },
      { title: t('textData.shareOfLoan') },
    ],
    rows: rows.map(({ days, interest }) => [
      t('textData.term', { count: days }),
      formatNumber(locale, interest),
      formatNumber(locale, buyBack),
      ratePercent(Math.round((1000 * interest) / loan) / 10, locale),
    ]),
    notes: [
      t('textData.loanNote', {
        worth: sum(worth),
        buyout: sum(buyout),
        loan: sum(loan),
        buyBack: sum(buyBack),
      }),
      dearerFrom === null
        ? t('textData.loanStaysCheaper')
        : t('textData.loanDearerFrom', { day: dearerFrom }),
    ],
  };
};
