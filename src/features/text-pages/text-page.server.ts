import { type CityTariff, namedTariff } from '#src/backend-client/default-tariff.ts';
import { askBackend, askOr } from '#src/backend-client/client.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { AGREEMENT_PAGES } from '@tourbillon/domain/contract/consent.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Rates } from '@tourbillon/domain/i18n/money.ts';

export type TextPage = ResponseOf<typeof CALLS.seoPage>['data'];

/**
 * Loads a text page such as `about`. A shop that has no document of the consent yet shows its privacy policy instead,
 * because forms link to it. @throws BackendError 404 for an unknown name.
 */
export async function loadTextPage(locale: Locale, name: string): Promise<TextPage> {
  const isConsent = name === AGREEMENT_PAGES.consent;
  const own = isConsent ? await askOr(locale, CALLS.seoPage, { param: name }, undefined) : undefined;
  const param = isConsent ? AGREEMENT_PAGES.policy : name;
  return (own ?? (await askBackend(locale, CALLS.seoPage, { param }))).data;
}

/** The tariff and the rates for a text that names a loan in money; undefined for other texts (decision 609). */
export async function loadLoanCost(
  locale: Locale,
  text: TextPage,
): Promise<(CityTariff & { rates: Rates }) | undefined> {
  const city = await namedTariff(locale, text);
  return city && { ...city, rates: (await askOr(locale, CALLS.currency, {}, undefined))?.data ?? {} };
}
