import { askBackend, askOr } from '#src/backend/client.ts';
import type { ResponseOf } from '#src/contract/call.ts';
import type { ItemCard } from '#src/contract/catalogue.ts';
import { CALLS } from '#src/contract/index.ts';
import { LOCALE_FACTS, type Locale } from '#src/i18n/locales.ts';
import { createMoney, type Money } from '#src/i18n/money.ts';
import { SECTIONS } from '#src/sections/sections.ts';
import { homeOffices, type HomeOffice } from './home-offices.ts';

/** How many of each the home page shows. */
const SHOWN = { arrivals: 8, articles: 3, services: 6 } as const;

/** What the home page shows; a part the backend does not give is empty and its section hidden. */
export interface Home {
  shop: ResponseOf<typeof CALLS.mainData>['shop'];
  contact: ResponseOf<typeof CALLS.contacts>['data'] | undefined;
  brands: { slug: string; title: string }[];
  services: ResponseOf<typeof CALLS.servicesList>['data'];
  arrivals: ItemCard[];
  /** Watches in stock. */
  total: number;
  articles: ResponseOf<typeof CALLS.articles>['data'];
  faq: ResponseOf<typeof CALLS.faq>['data'];
  offices: HomeOffice[];
  money: Money;
}

/** Loads the home page; it fails only when not even the shop's own data can be had. */
export async function loadHome(locale: Locale): Promise<Home> {
  const main = await askBackend(locale, CALLS.mainData, {});
  const list = { url: SECTIONS.clock.list, per_page: SHOWN.arrivals };
  const [services, catalogue, articles, faq, currency, contact, contacts] = await Promise.all([
    askOr(locale, CALLS.servicesList, {}, undefined),
    askOr(locale, CALLS.catalogue, list, undefined),
    askOr(locale, CALLS.articles, { per_page: SHOWN.articles, page: 1 }, undefined),
    askOr(locale, CALLS.faq, {}, undefined),
    askOr(locale, CALLS.currency, {}, undefined),
    askOr(locale, CALLS.contacts, { city: LOCALE_FACTS[locale].city }, undefined),
    Promise.all(main.cities.map(({ alias }) => askOr(locale, CALLS.contacts, { city: alias }, undefined))),
  ]);
  return {
    shop: main.shop,
    contact: contact?.data,
    brands: main.brands.filter(({ popular }) => popular),
    services: services?.data.slice(0, SHOWN.services) ?? [],
    arrivals: catalogue?.items ?? [],
    total: catalogue?.total ?? 0,
    articles: articles?.data ?? [],
    faq: faq?.data ?? [],
    offices: homeOffices(contacts.flatMap((answer) => (answer ? [answer.data] : []))),
    money: createMoney(locale, currency?.data ?? {}),
  };
}
