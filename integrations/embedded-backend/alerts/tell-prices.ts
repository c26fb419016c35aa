import type { MailRequest } from '../mail/queue.ts';
import { alertToken } from './alert-token.ts';
import { noteNotices, noticeKey } from './notices.ts';
import type { Changed, Happening } from './tell.ts';
import { payable, toldItem } from './told-item.ts';
import { favouritesWanted } from './wishes.ts';

/** Letters to accounts about favourites that cost less than before: one to a person. */
export async function tellPrices(
  cheaper: readonly Happening[],
  { tx, catalogue, money, key, now }: Changed,
): Promise<MailRequest[]> {
  const byUrl = lowered(cheaper);
  if (byUrl.size === 0) return [];
  const wanted = (await favouritesWanted(tx, [...byUrl.keys()])).flatMap(({ url, changedAt, ...person }) => {
    const found = byUrl.get(url);
    if (!found || found.at < changedAt) return [];
    const event = `price:${found.usd}`;
    return [{ person, ...found, notice: { recipient: person.recipient, itemId: found.row.id, event } }];
  });
  const fresh = await noteNotices(
    tx,
    wanted.map(({ notice }) => notice),
    now,
  );
  const news = wanted.filter(({ notice }) => fresh.has(noticeKey(notice)));
  return [...Map.groupBy(news, ({ person }) => person.accountId)].flatMap(([id, all]) => {
    const [first] = all;
    if (!first) return [];
    const { recipient, locale } = first.person;
    const items = all.map(({ row, previousUsd }) => ({
      ...toldItem(row, catalogue, locale, money(locale)),
      before: money(locale).price(previousUsd),
    }));
    const values = { items, token: alertToken({ kind: 'prices', id }, key) };
    return [{ to: recipient, locale, template: 'price-drop' as const, values }];
  });
}

/** What costs less now than it did before all that happened to it, and can still be bought. */
function lowered(cheaper: readonly Happening[]) {
  const byUrl = new Map<string, { row: Happening['row']; at: Date; usd: number; previousUsd: number }>();
  for (const { row, at, previousUsd } of cheaper) {
    const usd = payable(row);
    const before = Math.max(previousUsd ?? 0, byUrl.get(row.url)?.previousUsd ?? 0);
    if (row.stock !== 'current' || usd === null || usd >= before) continue;
    byUrl.set(row.url, { row, at, usd, previousUsd: before });
  }
  return byUrl;
}
