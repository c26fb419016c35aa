import type { OfferView } from '@tourbillon/domain/contract/requests/offer.ts';
import { formatDate, formatMinute } from '@tourbillon/domain/i18n/dates.ts';
import { numberFormat } from '@tourbillon/domain/i18n/number-format.ts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { addressText } from '#src/ui/address-text.ts';

/** A row of a table of facts. */
export interface Fact {
  label: string;
  value: string;
}

/** The terms of an offer as rows. */
export function offerFacts(offer: OfferView, locale: Locale, t: Translate): Fact[] {
  const { about, currency, buy_out, loan, appraiser, comment, valid_until } = offer;
  const sum = (value: number) => formatSum({ value, currency }, locale);
  return [
    { label: t('offers.about'), value: about },
    { label: t('offers.buyOut'), value: buy_out === null ? '' : sum(buy_out) },
    ...(loan ? loanFacts(loan, sum, locale, t) : []),
    { label: t('offers.validUntil'), value: formatDate(valid_until, locale) },
    { label: t('offers.appraiser'), value: appraiser },
    { label: t('offers.comment'), value: comment },
  ].filter(({ value }) => value !== '');
}

function loanFacts(
  { amount, days, percent_day, percent_year, repay }: NonNullable<OfferView['loan']>,
  sum: (value: number) => string,
  locale: Locale,
  t: Translate,
): Fact[] {
  const { iso } = LOCALE_FACTS[locale];
  const share = (percent: number) =>
    numberFormat(iso, { style: 'percent', maximumFractionDigits: 3 }).format(percent / 100);
  return [
    { label: t('offers.loan'), value: sum(amount) },
    { label: t('offers.loanRepay', { count: days }), value: sum(repay) },
    {
      label: t('offers.loanRate'),
      value: t('offers.loanRateValue', { day: share(percent_day), year: share(percent_year) }),
    },
  ];
}

/** Office, date and time of the visit as rows. */
export function visitFacts(visit: OfferView['visit'], locale: Locale, t: Translate): Fact[] {
  if (!visit) return [];
  const { title, address, day, minute } = visit;
  const when = t('offers.visitWhen', { date: formatDate(day, locale), time: formatMinute(minute) });
  return [
    { label: t('offers.visit'), value: when },
    {
      label: t('offers.office'),
      value: t('offers.visitWhere', { office: title, address: addressText(address, locale) }),
    },
  ];
}

/**
 * Options of the visit form: every office that is open on one of the days, and every day and time at which at least
 * one of them is open.
 */
export function visitChoices({ offices }: Pick<OfferView, 'offices'>, step: number, locale: Locale) {
  const open = offices.filter((office) => office.days.length > 0);
  const days = open.flatMap((office) => office.days);
  const [from, to] = [Math.min(...days.map((day) => day.from)), Math.max(...days.map((day) => day.to))];
  const count = days.length === 0 ? 0 : Math.floor((to - from) / step) + 1;
  const times = Array.from({ length: count }, (_, index) => formatMinute(from + index * step));
  const dates = [...new Set(days.map(({ day }) => day))].sort();
  return {
    offices: open.map(({ alias, title, address, hours }) => ({
      value: alias,
      title: `${title}: ${address} (${hours})`,
    })),
    days: dates.map((value) => ({ value, title: formatDate(value, locale) })),
    times: times.map((value) => ({ value, title: value })),
    /** Offices that are closed on all days. */
    closed: offices.filter((office) => office.days.length === 0),
  };
}
