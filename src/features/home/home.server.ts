import { defaultContact } from '#src/backend-client/default-city.ts';
import { type CityTariff, cityTariff, defaultDocument } from '#src/backend-client/default-tariff.ts';
import { askBackend, askOr } from '#src/backend-client/client.ts';
import { LatestOfResponses } from '#src/backend-client/latest-of-responses.ts';
import { type ShownSections, sectionsOf } from '#src/backend-client/shown-sections.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import type { ItemCard } from '@tourbillon/domain/contract/catalogue.ts';
import { ARTICLE_TYPES } from '@tourbillon/domain/contract/content.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { type LoanRange, loanRange } from '@tourbillon/domain/i18n/loan-range.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { createMoney, type Money, type Rates } from '@tourbillon/domain/i18n/money.ts';
import { SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { homeOffices, type HomeOffice } from './home-offices.ts';
import { latestArticles } from './latest-articles.ts';
import { unitOfDay } from './unit-of-day.ts';

/** How many items of each kind the home page requests. */
const REQUESTED = { arrivals: 12, analytics: 24, news: 4 } as const;

type Article = ResponseOf<typeof CALLS.articles>['data'][number];
export type Service = ResponseOf<typeof CALLS.servicesList>['data'][number];

/** The unit of the day and when its offer ends. */
export interface Daily {
  unit: ItemCard;
  /** ISO timestamp. */
  until: string;
  /** IANA name of the time zone of that midnight. */
  timeZone: string;
}

/** Data of the home page. A part without an answer from the backend is empty, and its section is hidden. */
export interface Home {
  shop: ResponseOf<typeof CALLS.mainData>['shop'];
  contact: ResponseOf<typeof CALLS.contacts>['data'] | undefined;
  daily: Daily | undefined;
  brands: { slug: string; title: string }[];
  categories: ResponseOf<typeof CALLS.popularCategories>['data'];
  services: Service[];
  specials: ResponseOf<typeof CALLS.specialsShow>;
  arrivals: ItemCard[];
  /** Number of watches in stock. */
  total: number;
  /** Which parts of the catalogue the host shows. */
  sections: ShownSections;
  advantages: ResponseOf<typeof CALLS.advantages>['data'];
  actions: ResponseOf<typeof CALLS.discountShow>['data'];
  latest: { analytics: Article[]; news: Article[] };
  faq: ResponseOf<typeof CALLS.faq>['data'];
  offices: HomeOffice[];
  money: Money;
  rates: Rates;
  /** The loan tariff of the host's city; undefined when the city has none. */
  tariff: CityTariff | undefined;
  loan: LoanRange | undefined;
}

const homes = new LatestOfResponses<Home>();

/**
 * Loads the home page. It fails only when the shop's main data is not available. While nothing that it shows has
 * changed, it is the same object (decision 682).
 */
export async function loadHome(locale: Locale): Promise<Home> {
  const main = await askBackend(locale, CALLS.mainData, {});
  // Count and list only contain items with the status "in stock".
  const list = { url: SECTIONS.clock.list, 'statuses_income[]': ['in_stock'], per_page: REQUESTED.arrivals };
  const articles = (type: number, per_page: number) =>
    askOr(locale, CALLS.articles, { type, per_page, page: 1 }, undefined);
  const [
    services,
    daily,
    specials,
    catalogue,
    categories,
    advantages,
    actions,
    faq,
    currency,
    contact,
    documents,
  ] = await Promise.all([
    askOr(locale, CALLS.servicesList, {}, undefined),
    askOr(locale, CALLS.dailyShow, {}, undefined),
    askOr(locale, CALLS.specialsShow, {}, undefined),
    askOr(locale, CALLS.catalogue, list, undefined),
    askOr(locale, CALLS.popularCategories, { category: 'popular' }, undefined),
    askOr(locale, CALLS.advantages, {}, undefined),
    askOr(locale, CALLS.discountShow, {}, undefined),
    askOr(locale, CALLS.faq, {}, undefined),
    askOr(locale, CALLS.currency, {}, undefined),
    defaultContact(locale),
    defaultDocument(locale),
  ]);
  const [analytics, news, pawnshopNews] = await Promise.all([
    articles(ARTICLE_TYPES.analytics, REQUESTED.analytics),
    articles(ARTICLE_TYPES.news, REQUESTED.news),
    articles(ARTICLE_TYPES.pawnshopNews, REQUESTED.news),
  ]);
  const contacts = await Promise.all(
    main.cities.map(({ alias }) => askOr(locale, CALLS.contacts, { city: alias }, undefined)),
  );
  const shown = [services, daily, specials, catalogue, categories, advantages, actions, faq, currency];
  const responses = [main, ...shown, contact, documents, analytics, news, pawnshopNews, ...contacts];
  return homes.of(locale, responses, () => {
    const unit = daily && unitOfDay(daily.data);
    const rates = currency?.data ?? {};
    const tariff = cityTariff(documents);
    return {
      shop: main.shop,
      contact: contact?.data,
      daily: daily && unit && { unit, until: daily.until, timeZone: daily.time_zone },
      brands: main.brands.filter(({ popular }) => popular),
      categories: categories?.data ?? [],
      services: services?.data ?? [],
      specials: specials ?? { data: [], product_types: [] },
      arrivals: catalogue?.items ?? [],
      total: catalogue?.total ?? 0,
      sections: sectionsOf(main),
      advantages: advantages?.data ?? [],
      actions: actions?.data ?? [],
      latest: latestArticles(analytics?.data ?? [], news?.data ?? [], pawnshopNews?.data ?? []),
      faq: (faq?.data ?? []).filter(({ home }) => home),
      offices: homeOffices(contacts.flatMap((response) => (response ? [response.data] : []))),
      money: createMoney(locale, rates),
      rates,
      tariff,
      loan: tariff && loanRange(locale, rates, tariff.tariff),
    };
  });
}
