import { askOr } from '#src/backend-client/client.ts';
import { type CityTariff, neededTariff } from '#src/backend-client/default-tariff.ts';
import { defaultContact } from '#src/backend-client/default-city.ts';
import { PageError } from '#src/platform/errors/page-error.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Rates } from '@tourbillon/domain/i18n/money.ts';
import { answerLoan, type LoanAnswer } from './loan-answer.ts';
import { readLoanQuery } from './loan-query.ts';

/** Data of the calculator's page. */
export interface LoanView extends CityTariff {
  rates: Rates;
  answer: LoanAnswer;
  contact: ResponseOf<typeof CALLS.contacts>['data'] | undefined;
}

/** Loads the calculator. @throws PageError 404 when the host's city has no tariff, BackendError in an outage. */
export async function loadLoan(locale: Locale, search: URLSearchParams): Promise<LoanView> {
  const [city, currency, contact] = await Promise.all([
    neededTariff(locale),
    askOr(locale, CALLS.currency, {}, undefined),
    defaultContact(locale),
  ]);
  if (!city) throw new PageError(404);
  const rates = currency?.data ?? {};
  const answer = answerLoan(readLoanQuery(search), city.tariff, { locale, rates });
  return { ...city, rates, answer, contact: contact?.data };
}
