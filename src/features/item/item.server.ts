import { defaultContact } from '#src/backend-client/default-city.ts';
import { viewingPlaceOf } from '#src/backend-client/viewing-place.ts';
import * as v from 'valibot';
import { askBackend, askOr } from '#src/backend-client/client.ts';
import { slug } from '@tourbillon/domain/contract/fields.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { ResponseOf } from '@tourbillon/domain/contract/call.ts';
import { BackendError } from '#src/platform/errors/backend-error.ts';
import { PageError } from '#src/platform/errors/page-error.ts';
import { configuration } from '#src/platform/configuration.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { createMoney } from '@tourbillon/domain/i18n/money.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { type CatalogType, itemPath } from '@tourbillon/domain/sections/sections.ts';
import { daysInStock } from './days-in-stock.ts';
import { historyView } from './history-view.ts';
import { itemHead, itemName } from './item-head.ts';
import { priceChanges } from './price-changes.ts';
import { referenceStory } from './reference-story.ts';
import { transferText } from './transfer-text.ts';

const { origins } = configuration().hosts;

/** Leaves the placeholders in the text; the browser fills them in. */
const PLACES = { place: '{{place}}', from: '{{from}}', to: '{{to}}' };

/** View data of an item page. */
export type ItemView = Awaited<ReturnType<typeof viewOf>>;

/**
 * Loads an item, similar items, and the contact of its office.
 * @throws PageError 404 for an invalid slug; BackendError with the backend's 404 for an unknown item.
 */
export async function loadItem(
  { locale, t }: { locale: Locale; t: Translate },
  catalogType: CatalogType,
  itemUrl = '',
) {
  if (!v.is(slug, itemUrl)) throw new PageError(404);
  const asked = { catalogType, itemUrl };
  const detail = await askBackend(locale, CALLS.detail, asked);
  const { history = (await askOr(locale, CALLS.priceHistory, asked, { history: null })).history } = detail;
  return viewOf({ locale, t }, detail, history);
}

/**
 * Loads an unpublished item for its preview; undefined when it is not a draft.
 * @throws PageError 404 for an invalid slug.
 */
export async function loadDraftPiece(
  { locale, t }: { locale: Locale; t: Translate },
  itemUrl: string,
): Promise<ItemView | undefined> {
  if (!v.is(slug, itemUrl)) throw new PageError(404);
  try {
    const detail = await askBackend(locale, CALLS.draftPiece, { itemUrl });
    return await viewOf({ locale, t }, detail, null);
  } catch (error) {
    if (error instanceof BackendError && error.status === 404) return undefined;
    throw error;
  }
}

async function viewOf(
  { locale, t }: { locale: Locale; t: Translate },
  { item, similar, same_reference: others }: ResponseOf<typeof CALLS.detail>,
  history: ResponseOf<typeof CALLS.priceHistory>['history'],
) {
  const [rates, contact, main, brands, articles] = await Promise.all([
    askOr(locale, CALLS.currency, {}, { data: {}, updated_at: '' }),
    defaultContact(locale),
    askOr(locale, CALLS.mainData, {}, undefined),
    askOr(locale, CALLS.brandAbout, { catalogType: item.catalog_type }, { data: [] }),
    item.catalog_type === 'clock'
      ? askOr(locale, CALLS.articles, { per_page: 1000, page: 1 }, undefined)
      : undefined,
  ]);
  const place = await viewingPlaceOf(locale, item.cities[0]?.id);
  const money = createMoney(locale, rates.data);
  // The phone is that of the office where the item is (decision 87); a site without offices uses its own phone
  // (decision 28).
  const own = contact?.data.offices.length === 0 ? contact.data : undefined;
  const staff = own ?? place?.contact ?? contact?.data;
  const phone = staff && { text: staff.phone_item, link: staff.phone_item_link };
  const messengers = staff?.display_messengers ?? [];
  const texts = { here: t('itemTerms.here'), away: t('itemTerms.away', PLACES) };
  const isElsewhere = place && contact && item.stock !== 'archive';
  return {
    item,
    similar,
    /** Others of the same reference. */
    others,
    /** The shop's text about the brand. */
    brandText: brands.data.find(({ slug }) => slug === item.brand.slug)?.about,
    /** The shop's information about the reference. */
    story: referenceStory(item, history, articles?.data ?? [], money, t),
    money,
    phone,
    messengers,
    /** Whether the header of the page has phones and messengers, and so their icons. */
    hasPhonesInHeader: contact !== undefined,
    /** Name and public address for messages and prints. */
    name: itemName(item, t),
    address: origins[locale] + itemPath(item.catalog_type, item.url),
    office: place?.office,
    /** When it can be seen in the host's default city; the browser replaces it for the visitor's city. */
    transfer: isElsewhere && {
      ...texts,
      office: place.office.alias,
      text: transferText(contact.data, place.office.alias, texts),
    },
    saleTerms: main?.sale_terms ?? null,
    daysInStock: daysInStock(item, Date.now()),
    changes: priceChanges(item, money, locale, t),
    shop: main?.shop.name,
    mark: main?.shop.look?.mark,
    history: history && historyView(history, item.price, money, t),
    head: itemHead(item, money, origins[locale], locale, t),
  };
}
