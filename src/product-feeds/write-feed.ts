import type { RequestOf, ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { type CALLS } from '@tourbillon/domain/contract/index.ts';
import { createMoney } from '@tourbillon/domain/i18n/money.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import type { CatalogType } from '@tourbillon/domain/sections/catalog-types.ts';
import { SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import type { Marketplace } from './feed-addresses.ts';
import type { FeedFormat } from './feed-format.ts';
import { googleMerchant } from './google-merchant.ts';
import { reasonToOmit } from './reason-to-omit.ts';
import { productOf } from './product.ts';
import { yandexMarket } from './yandex-market.ts';

type FeedCall = 'mainData' | 'currency' | 'offers';

/** Calls the backend of a host. */
export type AskForFeed = <Name extends FeedCall>(
  locale: Locale,
  name: Name,
  request: Partial<RequestOf<(typeof CALLS)[Name]>>,
) => Promise<ResponseOf<(typeof CALLS)[Name]>>;

const FORMATS: Readonly<Record<Marketplace, FeedFormat>> = { yandex: yandexMarket, google: googleMerchant };

/** What `writeFeed` needs. */
export interface FeedOrder {
  marketplace: Marketplace;
  locale: Locale;
  /** Public origin of the host. */
  origin: string;
  ask: AskForFeed;
  now?: Date;
}

/**
 * Writes a feed in portions. Only one response of the backend is in memory at a time.
 * @throws BackendError when the backend does not respond, at the start or later.
 */
export async function* writeFeed({ marketplace, locale, origin, ask, now = new Date() }: FeedOrder) {
  const [{ shop, sections }, { data: rates }, first] = await Promise.all([
    ask(locale, 'mainData', {}),
    ask(locale, 'currency', {}),
    ask(locale, 'offers', {}),
  ]);
  const words = { t: translator(locale), money: createMoney(locale, rates), origin };
  const { head, product, tail } = FORMATS[marketplace];
  yield head({
    shop: shop.name,
    // The pawnshop itself may not trade (decision 68).
    company: shop.entities.find(({ kind }) => kind === 'trade')?.name ?? shop.name,
    origin,
    currency: words.money.currency,
    sections: Object.fromEntries(
      sections.map((type) => [type, words.t(`sectionLists.title_${SECTIONS[type].list}`)]),
    ) as Partial<Record<CatalogType, string>>,
    now,
  });
  for (let portion = first; ; portion = await ask(locale, 'offers', { from: portion.next })) {
    const sold = portion.data.filter((offer) => reasonToOmit(offer, marketplace) === undefined);
    if (sold.length > 0) yield sold.map((offer) => product(productOf(offer, words))).join('');
    if (portion.next === null) break;
  }
  yield tail;
}
