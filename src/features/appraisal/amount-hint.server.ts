import { askOr } from '#src/backend-client/client.ts';
import { defaultContact } from '#src/backend-client/default-city.ts';
import { defaultTariff } from '#src/backend-client/default-tariff.ts';
import { amountTermsOf, limitText } from '#src/submissions/amount-terms.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { loanRange } from '@tourbillon/domain/i18n/loan-range.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';

/** What stands under the desired amount (decision 33). */
interface AmountHint {
  /** The largest amount, and the smallest loan of the tariff: less than that is no mistake. */
  help: string;
  /** The sign of the currency. */
  unit: string;
  /** Whom to call about a larger amount. */
  contact: ResponseOf<typeof CALLS.contacts>['data'] | undefined;
}

/** Loads the hint; without a tariff or a contact it is shorter. */
export async function loadAmountHint(locale: Locale, t: Translate): Promise<AmountHint> {
  const [terms, city, contact, currency] = await Promise.all([
    amountTermsOf(locale),
    defaultTariff(locale),
    defaultContact(locale),
    askOr(locale, CALLS.currency, {}, undefined),
  ]);
  const limits = city && loanRange(locale, currency?.data ?? {}, city.tariff);
  const least = limits && (limits.converted ? t('loan.about', { sum: limits.from }) : limits.from);
  const most = t('appraisal.amountHelp', { most: limitText(terms, locale) });
  return {
    help: least === undefined ? most : `${most} ${t('appraisal.amountLeast', { least })}`,
    unit: limitText({ ...terms, most: 0 }, locale).replace(/[\d\s]/g, ''),
    contact: contact?.data,
  };
}
