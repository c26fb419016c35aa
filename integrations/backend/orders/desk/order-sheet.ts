import type { DeskResponseOf } from '@tourbillon/domain/desk/desk-call.ts';
import type * as calls from '@tourbillon/domain/desk/orders.ts';
import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import { type MessageKey, type Translate, translator } from '@tourbillon/domain/i18n/translate.ts';
import { businessDay } from '../../business-days/business-day.ts';
import { factsOf } from '../../catalogue/item-facts.ts';
import { readDocument } from '../../content-store/read-document.ts';
import type { Database } from '../../database/database.ts';
import type { ItemRow } from '../../database/schema/items.ts';
import { titleOf } from './order-view.ts';
import { findOrder, viewOf } from './read-order.ts';

/**
 * The printed sheet of an item and its buyer, in the buyer's language.
 * @throws DomainError 'not-found', also for an order that the office may not see.
 */
export async function orderSheet(
  database: Database,
  { office }: { office: string | null },
  id: number,
  now = new Date(),
): Promise<DeskResponseOf<typeof calls.orderSheet>['data']> {
  const found = await findOrder(database, office, id);
  const locale = found.account?.locale ?? found.requestLocale;
  const order = await viewOf(database, found, locale);
  const sum = order.paid ?? order.price;
  const shop = await readDocument(database, 'shop');
  const { date } = businessDay(now, shop?.time_zone ?? 'UTC');
  return {
    order,
    locale,
    title: titleOf(found, locale),
    facts: found.item ? sheetFacts(found.item, locale) : [],
    price: sum && formatSum(sum, locale),
    guarantee_months: found.item?.guaranteeMonths ?? null,
    shop: shop?.name?.[locale] ?? '',
    day: formatDate(date, locale),
  };
}

/** Labelled facts of an item: its name, then the facts of its page. */
function sheetFacts(item: ItemRow, locale: Locale): { label: string; value: string }[] {
  const t = translator(locale);
  const named = (key: MessageKey, value: string | null) =>
    value === null || value === '' ? [] : [{ label: t(key), value }];
  return [
    ...named('item.fact_number', item.number),
    ...named('item.reference', item.reference),
    ...named('item.condition', t(`item.condition_${item.condition}` as MessageKey)),
    ...named('item.completeness', setText(item, t)),
    ...factsOf(item, locale).flatMap(({ key, value }) => named(`item.fact_${key}` as MessageKey, value)),
    ...named('item.fact_year', item.year),
    ...named('item.fact_serviced_on', item.servicedOn && formatDate(item.servicedOn, locale)),
  ];
}

/** Box and papers of an item; null if not known. */
function setText({ box, papers }: ItemRow, t: Translate): string | null {
  if (box === null && papers === null) return null;
  if (box) return t(papers ? 'item.set_full' : 'item.set_box');
  return t(papers ? 'item.set_papers' : 'item.set_none');
}
