import type { LoanOrCredit } from 'schema-dts';
import { loanLimits } from '@tourbillon/domain/business/loan-cost.ts';
import { LOAN_TERMS } from '@tourbillon/domain/business/terms.ts';
import { totalCostRange } from '@tourbillon/domain/business/total-cost.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { breadcrumbStructuredData } from '#src/ui/breadcrumb-structured-data.ts';
import type { LoanView } from './loan.server.ts';

/** What the frame needs of the calculator: its loans by the tariff, in the currency of the contract. @param origin the host's. */
export function loanHead({ tariff }: Pick<LoanView, 'tariff'>, t: Translate, origin: string) {
  const path = '/loan/';
  const title = t('loan.title');
  const description = t('loan.description');
  const limits = loanLimits(tariff);
  const loan: LoanOrCredit = {
    '@type': 'LoanOrCredit',
    name: title,
    description,
    url: origin + path,
    provider: { '@id': `${origin}/#pawnshop` },
    loanTerm: { '@type': 'QuantitativeValue', value: LOAN_TERMS.days.most, unitCode: 'DAY' },
    // The most that any loan of the tariff costs.
    annualPercentageRate: totalCostRange(tariff.rows, tariff.days).to,
    ...(limits && {
      amount: {
        '@type': 'MonetaryAmount',
        minValue: limits.from,
        maxValue: limits.to,
        currency: tariff.currency,
      },
    }),
  };
  const crumbs = [
    { title: t('layout.home'), path: '/' },
    { title, path },
  ];
  return { title, description, path, jsonLd: [loan, breadcrumbStructuredData(origin, crumbs)] };
}
