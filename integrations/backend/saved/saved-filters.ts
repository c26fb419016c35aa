import { and, desc, eq, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { RequestOf } from '@tourbillon/domain/contract/call.ts';
import {
  type editFilter as editCall,
  type keepFilter as keepCall,
  LONGEST_TITLE,
  MOST_FILTERS,
  type SavedFilter,
} from '@tourbillon/domain/contract/personal-area/saved-filters.ts';
import { catalogue } from '@tourbillon/domain/contract/catalogue.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { canonicalSearch } from '@tourbillon/domain/sections/list-parameters.ts';
import { LISTS } from '@tourbillon/domain/sections/sections.ts';
import { moneyByLocale } from '../catalogue/currency-rates.ts';
import { schema, type Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { notFound, refused } from '../errors/domain-error.ts';
import { alertOfFilter, endAlertOfFilter, startAlertOfFilter, wantsArrivals } from '../alerts/alerts.ts';
import { ownerOf } from '../database/alert-owner.ts';

const { accounts, alerts, savedFilters } = schema;

/** Fields of the catalogue call that are not filters. */
const NOT_FILTERS = new Set(['url', 'sort', 'direction', 'page', 'per_page', 'facets']);

/** The saved filters of an account, the latest first, with their addresses on a host. */
export async function listFilters(
  database: Database,
  account: AccountRow,
  locale: Locale,
): Promise<SavedFilter[]> {
  const rows = await database
    .select({ filter: savedFilters, alertId: alerts.id })
    .from(savedFilters)
    .innerJoin(accounts, eq(accounts.id, savedFilters.accountId))
    .leftJoin(alerts, and(alertOfFilter(account.id, savedFilters.id), isNull(alerts.endedAt), wantsArrivals))
    .where(eq(savedFilters.accountId, account.id))
    .orderBy(desc(savedFilters.id));
  const money = (await moneyByLocale(database))(locale);
  return rows.map(({ filter, alertId }) => ({
    id: filter.id,
    title: filter.title,
    address: filter.path + searchOn(locale, filter, money.fromUsd),
    alert: alertId !== null,
    created_at: filter.createdAt.toISOString(),
  }));
}

/**
 * Saves a filter. If it is already saved, nothing changes, for example after a double click or in two tabs. A title
 * that is already used gets a number.
 * @throws DomainError 'invalid' when the list does not exist, or the account has too many filters.
 */
export async function saveFilter(
  database: Database,
  account: AccountRow,
  { title, path, search, filters }: Omit<RequestOf<typeof keepCall>, 'token'>,
  locale: Locale,
  now = new Date(),
): Promise<void> {
  const [word = '', brand, collection] = path.split('/').filter(Boolean);
  const parsed = v.safeParse(catalogue.request, { ...filters, url: word, brand, collection });
  if (!LISTS.has(word) || !parsed.success) throw refused('path', 'value');
  const given = Object.entries(parsed.output).filter(
    ([name, value]) =>
      !NOT_FILTERS.has(name) && value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  await database.transaction(async (tx) => {
    // Lock the account, so that concurrent clicks are processed one after the other.
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, account.id)).for('update');
    const held = await tx
      .select({
        title: savedFilters.title,
        path: savedFilters.path,
        search: savedFilters.search,
        locale: savedFilters.locale,
      })
      .from(savedFilters)
      .where(eq(savedFilters.accountId, account.id));
    if (held.some((one) => one.path === path && one.search === search && one.locale === locale)) return;
    if (held.length >= MOST_FILTERS) throw refused('title', 'too_many_kept');
    await tx.insert(savedFilters).values({
      accountId: account.id,
      title: freeTitle(title, new Set(held.map((one) => one.title))),
      path,
      search,
      filters: Object.fromEntries(given),
      locale,
      createdAt: now,
    });
  });
}

/** A unique title: `Omega`, then `Omega (2)`. */
function freeTitle(title: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const tail = number === 1 ? '' : ` (${number})`;
    const named = title.slice(0, LONGEST_TITLE - tail.length) + tail;
    if (!taken.has(named)) return named;
  }
}

/** Renames a filter, or turns its alerts on or off. @throws DomainError 'not-found', 422 at `title`. */
export async function editFilter(
  database: Database,
  account: AccountRow,
  { id, title, alert }: Omit<RequestOf<typeof editCall>, 'token'>,
  now = new Date(),
): Promise<void> {
  await database.transaction(async (tx) => {
    const filter = await findOwnFilter(tx, account.id, id);
    if (title !== undefined && title !== filter.title) {
      const same = await tx
        .select({ id: savedFilters.id })
        .from(savedFilters)
        .where(and(eq(savedFilters.accountId, account.id), eq(savedFilters.title, title)));
      if (same.length > 0) throw refused('title', 'title_taken');
      await tx.update(savedFilters).set({ title }).where(eq(savedFilters.id, id));
      // Letters use the holder's name of the filter.
      await tx
        .update(alerts)
        .set({ title })
        .where(and(eq(alerts.owner, ownerOf(account.id)), eq(alerts.subject, `filter:${id}`)));
    }
    if (alert === true)
      await startAlertOfFilter(tx, account, { ...filter, title: title ?? filter.title }, now);
    if (alert === false) await endAlertOfFilter(tx, account.id, id, now);
  });
}

/** Deletes a filter and its alerts. @throws DomainError 'not-found'. */
export async function deleteFilter(
  database: Database,
  accountId: number,
  id: number,
  now = new Date(),
): Promise<void> {
  await database.transaction(async (tx) => {
    await findOwnFilter(tx, accountId, id);
    await endAlertOfFilter(tx, accountId, id, now);
    await tx.delete(savedFilters).where(eq(savedFilters.id, id));
  });
}

async function findOwnFilter(
  tx: Database,
  accountId: number,
  id: number,
): Promise<typeof savedFilters.$inferSelect> {
  const [row] = await tx
    .select()
    .from(savedFilters)
    .where(and(eq(savedFilters.id, id), eq(savedFilters.accountId, accountId)))
    .for('update');
  if (!row) throw notFound('Filter');
  return row;
}

/**
 * The query string of a filter's address. On another host than its own, price bounds are converted to the currency of
 * that host.
 */
function searchOn(
  locale: Locale,
  { search, filters, locale: own }: typeof savedFilters.$inferSelect,
  shown: (usd: number) => number,
): string {
  if (locale === own) return search;
  const parameters = new URLSearchParams(search);
  for (const name of ['price_from', 'price_to']) {
    if (typeof filters[name] === 'number') parameters.set(name, String(shown(filters[name])));
  }
  const names = [...new Set(parameters.keys())];
  return canonicalSearch(Object.fromEntries(names.map((name) => [name, parameters.getAll(name)])));
}
