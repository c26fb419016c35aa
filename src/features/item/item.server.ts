import * as v from 'valibot';
import { askBackend, askOr } from '#src/backend/client.ts';
import { slug } from '#src/contract/fields.ts';
import { CALLS } from '#src/contract/index.ts';
import { PageError } from '#src/http/page-error.ts';
import { readHosts } from '#src/i18n/hosts.ts';
import { LOCALE_FACTS, type Locale } from '#src/i18n/locales.ts';
import { createMoney } from '#src/i18n/money.ts';
import type { Translate } from '#src/i18n/translate.ts';
import type { CatalogType } from '#src/sections/sections.ts';
import { itemHead } from './item-head.ts';

const { origins } = readHosts(process.env);

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
  const [{ item, similar }, rates, contact] = await Promise.all([
    askBackend(locale, CALLS.detail, { catalogType, itemUrl }),
    askOr(locale, CALLS.currency, {}, { data: {}, updated_at: '' }),
    askOr(locale, CALLS.contacts, { city: LOCALE_FACTS[locale].city }, undefined),
  ]);
  const money = createMoney(locale, rates.data);
  const phone = contact && { text: contact.data.phone_item, link: contact.data.phone_item_link };
  const messengers = contact?.data.display_messengers ?? [];
  return { item, similar, money, phone, messengers, head: itemHead(item, money, origins[locale], t) };
}
