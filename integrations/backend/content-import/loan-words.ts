import {
  exampleLoan,
  exampleMarketValue,
  loanLimits,
  type Tariff,
} from '@tourbillon/domain/business/loan-cost.ts';
import { briefContractSum, contractSum, ratePercent } from '@tourbillon/domain/i18n/loan-money.ts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { DEAL, TERMS } from '@tourbillon/domain/business/terms.ts';
import { limitWords } from '@tourbillon/domain/i18n/limit-words.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';

/** Time limits that texts of the content folder use, all from one source (decisions 330 and 353). */
const TIMES = [
  ...['time_appeal', 'within_appeal', 'time_deferral', 'within_deferral', 'within_surplus', 'within_request'],
  ...['guarantee', 'time_guarantee', 'time_usual_guarantee', 'upto_longest_guarantee', 'time_loan'],
  ...['time_deal', 'within_deal', 'time_look', 'time_quick', 'upto_diagnosis', 'time_service'],
  ...['time_reward', 'within_reward'],
] as const;

/** Placeholders for time limits: of answers, the guarantee, a deal, work on a thing, a loan, a notice of a visit. */
export function timeWords(locale: Locale): Record<string, string> {
  const t = translator(locale);
  const words = limitWords(t, locale);
  return {
    ...Object.fromEntries(TIMES.map((name) => [name, words[name] ?? ''])),
    at_least_deferral: t('documents.atLeastMonths', { count: TERMS.deferralMonths }),
    at_least_records: t('documents.atLeastYears', { count: TERMS.recordYears }),
    visit_ahead: t('documents.hoursAhead', { count: TERMS.visitHours }),
  };
}

/** Placeholders for the percentages of a deal: of a buy-out, and by how much less a loan is. */
export function dealWords(locale: Locale): Record<string, string> {
  const { loanLess } = DEAL;
  const percent = (value: number) => ratePercent(value, locale);
  return {
    share: percent(LOCALE_FACTS[locale].buyoutPercent),
    // Without the percent sign, for use before a word with a grammatical ending.
    share_number: String(LOCALE_FACTS[locale].buyoutPercent),
    loan_less_number: `${loanLess.from}–${loanLess.to}`,
    // The number precedes the percent sign in every language of the site.
    loan_less: `${loanLess.from}–${percent(loanLess.to)}`,
  };
}

/**
 * Placeholders for the figures of loans, from the tariff of the city that a site serves (decision 78): the limits in
 * a long and a short form, and the example loan.
 */
export function loanWords(tariff: Tariff, locale: Locale): Record<string, string> {
  const [limits, example] = [loanLimits(tariff), exampleLoan(tariff)];
  if (!limits || !example) return {};
  const { currency } = tariff;
  const sum = (value: number) => contractSum(value, currency, locale);
  const brief = (value: number) => briefContractSum(value, currency, locale);
  return {
    loan_from: sum(limits.from),
    loan_to: sum(limits.to),
    loan_from_brief: brief(limits.from),
    loan_to_brief: brief(limits.to),
    example_value: sum(exampleMarketValue(example)),
    example_loan: sum(example.amount),
    example_days: String(example.days),
    example_rate: ratePercent(example.percent, locale),
    example_year: ratePercent(example.percentYear, locale, 3),
    example_interest: sum(example.interest),
    example_repay: sum(example.repay),
  };
}
