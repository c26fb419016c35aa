import { askBackend, askOr } from '#src/backend/client.ts';
import type { ResponseOf } from '#src/contract/call.ts';
import { CALLS } from '#src/contract/index.ts';
import { PageError } from '#src/http/page-error.ts';
import { LOCALE_FACTS, type Locale } from '#src/i18n/locales.ts';

export type Service = ResponseOf<typeof CALLS.servicesList>['data'][number];
export type Text = ResponseOf<typeof CALLS.seoPage>['data'];
export type Questions = ResponseOf<typeof CALLS.faq>['data'];
export type Contact = ResponseOf<typeof CALLS.contacts>['data'];

/** What the list of services shows. */
export interface ServiceList {
  text: Text | undefined;
  services: Service[];
  questions: Questions;
}

/** Loads the services in their order, their introduction and the questions (decision 14). */
export async function loadServices(locale: Locale): Promise<ServiceList> {
  const [services, text, faq] = await Promise.all([
    askBackend(locale, CALLS.servicesList, {}),
    askOr(locale, CALLS.seoPage, { param: 'uslugi' }, undefined),
    askOr(locale, CALLS.faq, {}, undefined),
  ]);
  return { services: services.data, text: text?.data, questions: faq?.data ?? [] };
}

/** What a service's page shows. */
export interface ServiceView {
  service: Service;
  text: Text;
  /** Services to go on to. */
  others: Service[];
  questions: Questions;
  contact: Contact | undefined;
}

/** How many other services are offered below one. */
const OTHERS = 3;

/** Loads a service. @throws PageError 404 for an unknown one (decision 3). */
export async function loadService(locale: Locale, url: string): Promise<ServiceView> {
  const { data: services } = await askBackend(locale, CALLS.servicesList, {});
  const index = services.findIndex((service) => service.url === url);
  const service = services[index];
  if (!service) throw new PageError(404);
  const [text, faq, contact] = await Promise.all([
    askBackend(locale, CALLS.seoPage, { param: url }),
    askOr(locale, CALLS.faq, {}, undefined),
    askOr(locale, CALLS.contacts, { city: LOCALE_FACTS[locale].city }, undefined),
  ]);
  const others = [...services.slice(index + 1), ...services.slice(0, index)].slice(0, OTHERS);
  return { service, text: text.data, others, questions: faq?.data ?? [], contact: contact?.data };
}
