import type { ItemRow } from '../database/schema/items.ts';
import type { MailRequest } from '../mail/queue.ts';
import { alertToken } from './alert-token.ts';
import { arrivalLists } from './arrivals.ts';
import { arrivedFor } from './match-filters.ts';
import { noteNotices, noticeKey } from './notices.ts';
import type { Changed, Happening } from './tell.ts';
import { toldItem } from './told-item.ts';
import { filtersWanted, type WantedFilter } from './wishes.ts';

/** Items of a filter that a letter names; the list has the others. */
const NAMED = 6;

/** A filter with what arrived for it. */
interface Hit {
  filter: WantedFilter;
  rows: ItemRow[];
}

/** Letters about what arrived for filters that people keep: one to a person, with each item once. */
export async function tellFilters(arrived: readonly Happening[], changed: Changed): Promise<MailRequest[]> {
  const { tx, catalogue, now } = changed;
  const lists = arrivalLists([...new Map(arrived.map(({ row }) => [row.id, row])).values()], catalogue);
  const at = new Map(arrived.map((one) => [one.row.id, one]));
  const hits = new Map<string, Hit[]>();
  const notices: { recipient: string; itemId: number; event: string }[] = [];
  for await (const filters of filtersWanted(tx)) {
    for (const filter of filters) {
      const { list, filters: chosen } = filter;
      const rows = arrivedFor({ list: list ?? '', filters: chosen ?? {} }, lists).flatMap((id) => {
        const found = at.get(id);
        return found && found.at >= filter.createdAt ? [found.row] : [];
      });
      if (rows.length === 0) continue;
      const known = hits.get(filter.owner);
      if (known) known.push({ filter, rows });
      else hits.set(filter.owner, [{ filter, rows }]);
      for (const { id } of rows) {
        notices.push({ recipient: filter.recipient, itemId: id, event: 'arrived' });
      }
    }
  }
  // Filters of one person overlap.
  const fresh = await noteNotices(
    tx,
    [...new Map(notices.map((one) => [noticeKey(one), one])).values()],
    now,
  );
  return [...hits.values()].flatMap((all) => letterOf(all, fresh, changed) ?? []);
}

/** The letter to one person; nothing when all of it was told before. */
function letterOf(
  hits: readonly Hit[],
  fresh: ReadonlySet<string>,
  { catalogue, money, key }: Changed,
): MailRequest | undefined {
  const told = new Set<number>();
  const filters = hits.flatMap(({ filter, rows }) => {
    const { recipient, locale } = filter;
    const news = rows.filter(
      ({ id }) => !told.has(id) && fresh.has(noticeKey({ recipient, itemId: id, event: 'arrived' })),
    );
    for (const { id } of news) told.add(id);
    if (news.length === 0) return [];
    // Amounts in the address are in the currency of the host it was saved on.
    const path =
      (filter.path ?? `/${filter.list}/`) + (filter.filterLocale === locale ? (filter.search ?? '') : '');
    const items = news.slice(0, NAMED).map((row) => toldItem(row, catalogue, locale, money(locale)));
    return [{ title: filter.title ?? '', path, count: news.length, items }];
  });
  const first = hits[0]?.filter;
  if (!first || filters.length === 0) return undefined;
  return {
    to: first.recipient,
    locale: first.locale,
    template: 'arrived-filter',
    values: { filters, token: alertToken({ kind: 'filter', id: first.id }, key) },
  };
}
