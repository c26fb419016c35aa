import { setTimeout as wait } from 'node:timers/promises';
import { createMoney, type Rates } from '@tourbillon/domain/i18n/money.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { ThrowawaySite } from '../../site/throwaway.ts';
import { fetchPage } from '../measure/fetch-page.ts';
import { watchUrl } from './stock-files.ts';

/** Milliseconds between two checks of the pages. */
const CHECK_INTERVAL = 100;

/** Time limit until the imported goods are live, milliseconds. */
const LONGEST_WAIT = 120_000;

/** Whether a host shows the change. */
export type HostCheck = (locale: Locale) => Promise<boolean>;

/** Milliseconds until every host shows the change. */
export async function untilLive(site: ThrowawaySite, isLive: HostCheck): Promise<number> {
  const began = performance.now();
  for (const locale of LOCALES) {
    while (!(await isLive(locale))) {
      if (performance.now() - began > LONGEST_WAIT) throw new Error(`not live on ${locale} of ${site.port}`);
      await wait(CHECK_INTERVAL);
    }
  }
  return performance.now() - began;
}

/** The text of a page of a host. */
export function pageText(site: ThrowawaySite, locale: Locale, address: string): Promise<string> {
  return fetchPage(site.port, new URL(site.origins[locale]).host, address);
}

/** Whether the list of watches shows this total, in the language of the host. @param search a filter. */
export async function showsTotal(
  site: ThrowawaySite,
  locale: Locale,
  count: number,
  search = '',
): Promise<boolean> {
  const text = await pageText(site, locale, `/clocks_today/${search}`);
  return text.includes(translator(locale)('catalogue.total_clock', { count }));
}

/** The watches of the benchmark that a host should show. */
export interface ImportedGoods {
  watches: number;
  /** Photographs of each. Items without photographs are in no feed. */
  photographs: number;
}

/**
 * Whether a host shows all of them: the last one has a page and is found by the search, the counts of the list
 * and its filters are correct, the sitemap contains its page, and both feeds contain every item with every
 * photograph.
 */
export async function isShownEverywhere(
  site: ThrowawaySite,
  locale: Locale,
  shown: ImportedGoods,
): Promise<boolean> {
  const { watches, photographs } = shown;
  const path = `/clock/${watchUrl(watches)}/`;
  const [own, found, index, yandex, google, all, perfect] = await Promise.all([
    pageText(site, locale, path),
    pageText(site, locale, `/search/?q=BN${watches}`),
    pageText(site, locale, '/sitemap.xml'),
    pageText(site, locale, '/feeds/yandex-market.xml'),
    pageText(site, locale, '/feeds/google-merchant.xml'),
    showsTotal(site, locale, watches),
    showsTotal(site, locale, Math.floor(watches / 2), '?statuses_used=perfect'),
  ]);
  const parts = [...index.matchAll(/<loc>[^<]*?(\/sitemap[^<]*)<\/loc>/g)].map(([, part = '']) => part);
  const sitemaps = await Promise.all(parts.map((part) => pageText(site, locale, part)));
  const times = (text: string, words: string) => text.split(words).length - 1;
  const inFeeds = photographs > 0 ? watches : 0;
  return (
    own.includes(`BN${watches}`) &&
    found.includes(path) &&
    all &&
    perfect &&
    sitemaps.some((text) => text.includes(path)) &&
    times(yandex, '<offer ') === inFeeds &&
    times(yandex, '<picture>') === inFeeds * photographs &&
    times(google, '<item>') === inFeeds &&
    times(google, 'image_link>') === inFeeds * photographs * 2
  );
}

/** Whether the page of a watch shows the exact price in the currency of its host. @param rates of the shop. */
export async function showsPrice(
  site: ThrowawaySite,
  locale: Locale,
  watch: { number: number; usd: number },
  rates: Rates,
): Promise<boolean> {
  const text = await pageText(site, locale, `/clock/${watchUrl(watch.number)}/`);
  return text.includes(createMoney(locale, rates).price(watch.usd));
}
