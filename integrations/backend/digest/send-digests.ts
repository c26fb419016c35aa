import { setImmediate } from 'node:timers/promises';
import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { CatalogType } from '@tourbillon/domain/sections/sections.ts';
import { unsubscribeToken } from '../mailed-links/unsubscribe-token.ts';
import { moneyByLocale } from '../catalogue/currency-rates.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { businessDay } from '../business-days/business-day.ts';
import { schema, type Database } from '../database/database.ts';
import { readDocument } from '../content-store/read-document.ts';
import { enqueueMails, type LetterToSend } from '../mail/mail-queue.ts';
import { articlesBetween } from './new-articles.ts';
import { digestOf } from './digest-content.ts';
import { NEWS_DAYS, stockNewsBetween } from '../catalogue/stock-news.ts';
import { lastDigest } from './digest-schedule.ts';

const { accounts, stockEvents, subscribers } = schema;

const DAY = 24 * 3_600_000;

/** Subscribers of one transaction. */
const AT_ONCE = 200;

interface Means {
  catalogue: Catalogue;
  /** The key that signs unsubscribing links. */
  key: string;
  now?: Date;
}

/**
 * Queues the weekly letters that are due: one to each confirmed subscriber, about the chosen topics, and none when
 * there is no news. The end of the covered period is stored with the subscription, in the transaction that queues the
 * letter, so a restart or a second process neither repeats nor loses a letter. A letter that was due while no backend
 * was running is sent after the next start.
 * @returns the number of letters.
 */
export async function sendDigests(
  database: Database,
  { catalogue, key, now = new Date() }: Means,
): Promise<number> {
  const timeZone = (await readDocument(database, 'shop'))?.time_zone ?? 'UTC';
  const due = lastDigest(now, timeZone);
  const dayOf = (moment: Date) => businessDay(moment, timeZone).date;
  const oldest = new Date(due.getTime() - NEWS_DAYS * DAY);
  const waiting = whoWaits(due);
  if ((await database.$count(subscribers, waiting)) === 0) return 0;
  // Not recorded as news yet, for example after a start: the next run has it.
  if ((await database.$count(stockEvents, lte(stockEvents.at, due))) > 0) return 0;
  const [news, articles, money] = await Promise.all([
    stockNewsBetween(database, oldest, due),
    articlesBetween(database, dayOf(oldest), dayOf(due)),
    moneyByLocale(database),
  ]);
  const shown = news.filter(({ item }) => catalogue.sections.has(item.catalogType as CatalogType));

  const letterTo = ({
    id,
    email,
    locale,
    options,
    digestedUntil,
    confirmedAt,
  }: typeof subscribers.$inferSelect) => {
    const since = new Date(Math.max(Number(digestedUntil), Number(confirmedAt), oldest.getTime()));
    const fresh = {
      news: shown.filter(({ at }) => at > since),
      articles: articles[locale].filter(({ publishedAt }) => publishedAt >= dayOf(since)),
    };
    const values = digestOf(options, fresh, { catalogue, locale, money: money(locale) });
    const token = unsubscribeToken({ kind: 'list', id }, key);
    return values ? [{ to: email, locale, template: 'digest' as const, values: { ...values, token } }] : [];
  };

  for (let letters = 0; ;) {
    const batch = await database.transaction(async (tx) => {
      const some = await tx
        .select()
        .from(subscribers)
        .where(waiting)
        .orderBy(asc(subscribers.id))
        .limit(AT_ONCE)
        .for('update', { skipLocked: true });
      const mails: LetterToSend[] = some.flatMap(letterTo);
      await enqueueMails(tx, mails, now);
      const ids = some.map(({ id }) => id);
      await tx.update(subscribers).set({ digestedUntil: due }).where(inArray(subscribers.id, ids));
      return { people: some.length, mails: mails.length };
    });
    letters += batch.mails;
    if (batch.people < AT_ONCE) return letters;
    // Lets other work run.
    await setImmediate();
  }
}

/**
 * Confirmed subscribers who have no letter for the period until a moment. Owners of accounts that are being deleted are
 * left out; an account with an unconfirmed mailbox may be somebody else's (decision 662).
 */
function whoWaits(due: Date) {
  const leaving = sql`(select 1 from ${accounts} where ${accounts.email} = ${subscribers.email} and ${accounts.deleteAt} is not null and ${accounts.confirmedAt} is not null)`;
  return and(
    eq(subscribers.state, 'confirmed'),
    lt(subscribers.confirmedAt, due),
    sql`coalesce(${subscribers.digestedUntil}, ${subscribers.confirmedAt}) < ${due.toISOString()}::timestamptz`,
    sql`not exists ${leaving}`,
  );
}
