import { defaultContact } from '#src/backend-client/default-city.ts';
import { type CityTariff, defaultTariff, namedTariff } from '#src/backend-client/default-tariff.ts';
import { askBackend, askOr } from '#src/backend-client/client.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { ExpertEntry } from '@tourbillon/domain/contract/experts.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { PageError } from '#src/platform/errors/page-error.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { Rates } from '@tourbillon/domain/i18n/money.ts';
import { byTopic, questionsOf } from './service-questions.ts';

export type Service = ResponseOf<typeof CALLS.servicesList>['data'][number];
export type Text = ResponseOf<typeof CALLS.seoPage>['data'];
export type Questions = ResponseOf<typeof CALLS.faq>['data'];
export type QuestionGroups = { title?: string; questions: Questions }[];
export type Contact = ResponseOf<typeof CALLS.contacts>['data'];

/** Data of the list of services. */
export interface ServiceList {
  text: Text | undefined;
  services: Service[];
  /** Questions grouped by topic. */
  groups: QuestionGroups;
  rates: Rates;
  /** The loan tariff of the host's city, if a text of the page names a loan in money. */
  tariff: CityTariff | undefined;
}

/** Loads the services in their order, their introduction and the questions (decision 14). */
export async function loadServices(locale: Locale): Promise<ServiceList> {
  const [services, text, faq, currency] = await Promise.all([
    askBackend(locale, CALLS.servicesList, {}),
    askOr(locale, CALLS.seoPage, { param: 'uslugi' }, undefined),
    askOr(locale, CALLS.faq, {}, undefined),
    askOr(locale, CALLS.currency, {}, undefined),
  ]);
  const groups = byTopic(faq?.data ?? [], faq?.topics ?? []);
  return {
    services: services.data,
    text: text?.data,
    groups,
    rates: currency?.data ?? {},
    tariff: await namedTariff(locale, [text?.data, groups]),
  };
}

/** Data of a service's page. */
export interface ServiceView {
  service: Service;
  text: Text;
  /** Related services. */
  related: Service[];
  /** Experts who do this service. */
  experts: ExpertEntry[];
  questions: Questions;
  contact: Contact | undefined;
  rates: Rates;
  /** The loan tariff of the host's city, if the page offers a loan in money (decision 609). */
  tariff: CityTariff | undefined;
}

/** The service whose page has the ticket lookup (decision 15). */
export const TICKET_SERVICE = 'zalog-chasov';

/** Loads a service. @throws PageError 404 for an unknown one (decision 3). */
export async function loadService(locale: Locale, url: string): Promise<ServiceView> {
  const { data: services } = await askBackend(locale, CALLS.servicesList, {});
  const service = services.find((one) => one.url === url);
  if (!service) throw new PageError(404);
  const [text, faq, experts, contact, currency] = await Promise.all([
    askBackend(locale, CALLS.seoPage, { param: url }),
    askOr(locale, CALLS.faq, {}, undefined),
    askOr(locale, CALLS.experts, {}, undefined),
    defaultContact(locale),
    askOr(locale, CALLS.currency, {}, undefined),
  ]);
  const questions = questionsOf(faq?.data ?? [], url);
  return {
    service,
    text: text.data,
    related: service.related.flatMap((other) => services.find((one) => one.url === other) ?? []),
    experts: (experts?.data ?? []).filter((expert) => expert.services.includes(url)),
    questions,
    contact: contact?.data,
    rates: currency?.data ?? {},
    // The example always has a row for the loan.
    tariff: await (service.example
      ? defaultTariff(locale)
      : namedTariff(locale, [service, text.data, questions])),
  };
}
