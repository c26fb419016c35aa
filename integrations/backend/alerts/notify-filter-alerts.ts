import type { ItemRow } from '../database/schema/items.ts';
import type { LetterToSend } from '../mail/mail-queue.ts';
import { unsubscribeToken } from '../mailed-links/unsubscribe-token.ts';
import { arrivalLists } from './arrival-lists.ts';
import { matchingArrivals } from './match-filters.ts';
import { noticeKey, type Notice } from './sent-notices.ts';
import { inBatches, type NoticeBatch } from './notice-batch.ts';
import type { NotifyContext, StockChange } from './stock-change.ts';
import { letterItem } from '../catalogue/letter-item.ts';
import { filterAlertRecipients, type FilterAlertRecipient } from './alert-recipients.ts';

/** Items that a letter lists for a filter; the page of the list has the others. */
const NAMED = 6;

/** A filter with the arrivals that match it. */
interface Hit {
  filter: FilterAlertRecipient;
  rows: ItemRow[];
}

/** Letters about arrivals for saved filters: one letter for each person, with each item once. */
export async function* notifyFilterAlerts(
  arrived: readonly StockChange[],
  changed: NotifyContext,
): AsyncGenerator<NoticeBatch> {
  if (arrived.length === 0) return;
  const { database, catalogue, most } = changed;
  const lists = arrivalLists([...new Map(arrived.map(({ row }) => [row.id, row])).values()], catalogue);
  const at = new Map(arrived.map((one) => [one.row.id, one]));
  const hitOf = (filter: FilterAlertRecipient): Hit[] => {
    const { list, filters } = filter;
    const rows = matchingArrivals({ list: list ?? '', filters: filters ?? {} }, lists).flatMap((id) => {
      const found = at.get(id);
      return found && found.at >= filter.createdAt ? [found.row] : [];
    });
    return rows.length > 0 ? [{ filter, rows }] : [];
  };
  for await (const people of filterAlertRecipients(database)) {
    const hits = people.map((filters) => filters.flatMap(hitOf)).filter((all) => all.length > 0);
    for (const part of inBatches(hits, (all) => all.reduce((sum, { rows }) => sum + rows.length, 0), most)) {
      yield {
        notices: part.flatMap(noticesOf),
        letters: (fresh) => part.flatMap((all) => letterOf(all, fresh, changed) ?? []),
      };
    }
  }
}

/** The notices of one person. An item that matches several filters is included once. */
function noticesOf(hits: readonly Hit[]): Notice[] {
  const notices = hits.flatMap(({ filter, rows }) => rows.map((row) => noticeOf(filter, row)));
  return [...new Map(notices.map((one) => [noticeKey(one), one])).values()];
}

function noticeOf({ recipient }: FilterAlertRecipient, { id }: ItemRow): Notice {
  return { recipient, itemId: id, event: 'arrived' };
}

/** The letter to one person; nothing when all its items were sent before. */
function letterOf(
  hits: readonly Hit[],
  fresh: ReadonlySet<string>,
  { catalogue, money, key }: NotifyContext,
): LetterToSend | undefined {
  const notified = new Set<number>();
  const filters = hits.flatMap(({ filter, rows }) => {
    const { locale } = filter;
    const news = rows.filter((row) => !notified.has(row.id) && fresh.has(noticeKey(noticeOf(filter, row))));
    for (const { id } of news) notified.add(id);
    if (news.length === 0) return [];
    // Amounts in the path are in the currency of the host where the filter was saved.
    const path =
      (filter.path ?? `/${filter.list}/`) + (filter.filterLocale === locale ? (filter.search ?? '') : '');
    const items = news.slice(0, NAMED).map((row) => letterItem(row, catalogue, locale, money(locale)));
    return [{ title: filter.title ?? '', path, count: news.length, items }];
  });
  const first = hits[0]?.filter;
  if (!first || filters.length === 0) return undefined;
  return {
    to: first.recipient,
    locale: first.locale,
    template: 'arrived-filter',
    values: { filters, token: unsubscribeToken({ kind: 'filter', id: first.id }, key) },
  };
}
