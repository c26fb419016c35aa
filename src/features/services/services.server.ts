import { defaultContact } from '#src/backend-client/default-city.ts';
import { type CityTariff, defaultTariff } from '#src/backend-client/default-tariff.ts';
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

/** What the list of services shows. */
export interface ServiceList {
  text: Text | undefined;
  services: Service[];
  /** Questions by topic. */
  groups: QuestionGroups;
}

/** Loads the services in their order, their introduction and the questions (decision 14). */
export async function loadServices(locale: Locale): Promise<ServiceList> {
  const [services, text, faq] = await Promise.all([
    askBackend(locale, CALLS.servicesList, {}),
    askOr(locale, CALLS.seoPage, { param: 'uslugi' }, undefined),
    askOr(locale, CALLS.faq, {}, undefined),
  ]);
  return {
    services: services.data,
    text: text?.data,
    groups: byTopic(faq?.data ?? [], faq?.topics ?? []),
  };
}

/** What a service's page shows. */
export interface ServiceView {
  service: Service;
  text: Text;
  /** Services to go on to. */
  related: Service[];
  /** Who does it. */
  experts: ExpertEntry[];
  questions: Questions;
  contact: Contact | undefined;
  rates: Rates;
  /** What loans cost in the host's city, on the page of a service that lends. */
  tariff: CityTariff | undefined;
}

/** The service on whose page one asks about a pledge ticket (decision 15). */
export const TICKET_SERVICE = 'zalog-chasov';

/** Services that lend: they say what it costs (decision 99). */
const LENDING: ReadonlySet<string> = new Set([
  TICKET_SERVICE,
  'zalog-yuvelirnyh-izdelij',
  // These buy, and lend to those who want the thing back.
  'skupka-zolotyh-chasov',
  'skupka-antikvariata',
  'sumki-hermes',
  'telefony-vertu',
]);

/** Loads a service. @throws PageError 404 for an unknown one (decision 3). */
export async function loadService(locale: Locale, url: string): Promise<ServiceView> {
  const { data: services } = await askBackend(locale, CALLS.servicesList, {});
  const service = services.find((one) => one.url === url);
  if (!service) throw new PageError(404);
  const [text, faq, experts, contact, currency, tariff] = await Promise.all([
    askBackend(locale, CALLS.seoPage, { param: url }),
    askOr(locale, CALLS.faq, {}, undefined),
    askOr(locale, CALLS.experts, {}, undefined),
    defaultContact(locale),
    askOr(locale, CALLS.currency, {}, undefined),
    LENDING.has(url) ? defaultTariff(locale) : undefined,
  ]);
  return {
    service,
    text: text.data,
    related: service.related.flatMap((other) => services.find((one) => one.url === other) ?? []),
    experts: (experts?.data ?? []).filter((expert) => expert.services.includes(url)),
    questions: questionsOf(faq?.data ?? [], url),
    contact: contact?.data,
    rates: currency?.data ?? {},
    tariff,
  };
}
