import { defaultContact } from '#src/backend-client/default-city.ts';
import * as v from 'valibot';
import { askBackend, askOr } from '#src/backend-client/client.ts';
import { slug } from '@tourbillon/domain/contract/fields.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import { PageError } from '#src/platform/errors/page-error.ts';
import { configuration } from '#src/platform/configuration.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { createMoney } from '@tourbillon/domain/i18n/money.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import { type CatalogType, itemPath } from '@tourbillon/domain/sections/sections.ts';
import { historyView } from './history-view.ts';
import { itemHead, itemName } from './item-head.ts';

const { origins } = configuration().hosts;

/** An item page, ready to show. */
export type ItemView = Awaited<ReturnType<typeof loadItem>>;

/**
 * Loads an item with similar ones and the phone of the host's city.
 * @throws PageError 404 for a word no item has; BackendError with the backend's 404 for an unknown item.
 */
export async function loadItem(
  { locale, t }: { locale: Locale; t: Translate },
  catalogType: CatalogType,
  itemUrl = '',
) {
  if (!v.is(slug, itemUrl)) throw new PageError(404);
  const [{ item, similar }, { history }, rates, contact, main] = await Promise.all([
    askBackend(locale, CALLS.detail, { catalogType, itemUrl }),
    askOr(locale, CALLS.priceHistory, { catalogType, itemUrl }, { history: null }),
    askOr(locale, CALLS.currency, {}, { data: {}, updated_at: '' }),
    defaultContact(locale),
    askOr(locale, CALLS.mainData, {}, undefined),
  ]);
  const office = await officeOf(locale, item.cities[0]?.id);
  const money = createMoney(locale, rates.data);
  const phone = contact && { text: contact.data.phone_item, link: contact.data.phone_item_link };
  const messengers = contact?.data.display_messengers ?? [];
  return {
    item,
    similar,
    money,
    phone,
    messengers,
    /** Brand, model and reference, and the public address: what messages and prints name. */
    name: itemName(item, t),
    address: origins[locale] + itemPath(catalogType, item.url),
    office,
    shop: main?.shop.name,
    history: history && historyView(history, item.price, money, t),
    head: itemHead(item, money, origins[locale], t),
  };
}

/** The address of the office where an item can be seen, of the city's offices the first; undefined for what is nowhere. */
async function officeOf(locale: Locale, alias: string | undefined) {
  const contact =
    alias === undefined ? undefined : await askOr(locale, CALLS.contacts, { city: alias }, undefined);
  const office = contact?.data.offices.find((one) => one.alias === alias) ?? contact?.data.offices[0];
  return office?.address;
}
