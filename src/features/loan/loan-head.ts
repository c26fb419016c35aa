import type { LoanOrCredit } from 'schema-dts';
import { loanLimits } from '@tourbillon/domain/business/loan-cost.ts';
import { LOAN_TERMS } from '@tourbillon/domain/business/terms.ts';
import { totalCostRange } from '@tourbillon/domain/business/total-cost.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { breadcrumbStructuredData } from '#src/ui/breadcrumb-structured-data.ts';
import type { LoanView } from './loan.server.ts';

/**
 * Page head of the calculator, with the loan terms as structured data in the contract's currency.
 * @param origin the host's public origin.
 */
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
    // The highest total cost of any loan in the tariff.
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
