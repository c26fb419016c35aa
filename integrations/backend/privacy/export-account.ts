import { desc, eq } from 'drizzle-orm';
import type { ExportPart } from '@tourbillon/domain/contract/personal-area/export-parts.ts';
import type { Consent } from '@tourbillon/domain/contract/personal-area/privacy.ts';
import { SAVED_LISTS } from '@tourbillon/domain/sections/saved-lists.ts';
import { listSessions } from '../accounts/accounts.ts';
import { passkeysOf } from '../accounts/passkeys/passkeys.ts';
import { schema, type Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { isOfAccount } from '../database/alert-owner.ts';
import { listsOf } from '../saved/saved.ts';
import { mailingOf } from '../subscription/subscription.ts';
import { exportLetters } from './export-letters.ts';
import { exportOrders } from './export-orders.ts';
import { exportRequests } from './export-requests.ts';
import { at, type ExportOf, type ExportRow, itemOf } from './export-rows.ts';
import { exportTickets } from './export-tickets.ts';

const { accountDevices, alerts, consents, items, savedFilters } = schema;

export async function consentsOf(database: Database, accountId: number): Promise<Consent[]> {
  const rows = await database
    .select()
    .from(consents)
    .where(eq(consents.accountId, accountId))
    .orderBy(desc(consents.givenAt), desc(consents.id));
  return rows.map(({ purpose, locale, text, policy, givenAt, withdrawnAt }) => ({
    purpose,
    language: locale,
    text,
    policy,
    given_at: givenAt.toISOString(),
    withdrawn_at: withdrawnAt?.toISOString() ?? null,
  }));
}

/** Exports all data of an account, except secrets: password hashes, sessions, codes, and passkey keys. */
export async function exportOf(
  database: Database,
  account: AccountRow,
  uploadsKey: string,
  now = new Date(),
): Promise<ExportOf<ExportPart>> {
  const { id } = account;
  const [
    sent,
    placed,
    proved,
    letters,
    sessions,
    devices,
    passkeys,
    given,
    lists,
    filters,
    mailing,
    waiting,
  ] = await Promise.all([
    exportRequests(database, account, uploadsKey, now),
    exportOrders(database, id),
    exportTickets(database, id),
    exportLetters(database, account),
    listSessions(database, id),
    database.select().from(accountDevices).where(eq(accountDevices.accountId, id)),
    passkeysOf(database, id),
    consentsOf(database, id),
    listsOf(database, id),
    database.select().from(savedFilters).where(eq(savedFilters.accountId, id)),
    mailingOf(database, account),
    database
      .select({ alert: alerts, section: items.catalogType })
      .from(alerts)
      .leftJoin(items, eq(items.url, alerts.itemUrl))
      .where(isOfAccount(id)),
  ]);
  const [favorite, comparison, viewed] = SAVED_LISTS.map((list) =>
    lists[list].map(({ url, catalogType }) => ({ item: `${catalogType}/${url}` })),
  );
  return {
    account: [accountRow(account)],
    sessions: sessions.map(({ device, place, createdAt, seenAt }) => ({
      place,
      device,
      created_at: at(createdAt),
      seen_at: at(seenAt),
    })),
    devices: devices.map(({ createdAt, seenAt }) => ({ created_at: at(createdAt), seen_at: at(seenAt) })),
    passkeys: passkeys.map(({ name, rpId, createdAt, usedAt }) => ({
      name,
      address: rpId,
      created_at: at(createdAt),
      seen_at: at(usedAt),
    })),
    consents: given,
    requests: sent.requests,
    threads: sent.threads,
    offers: sent.offers,
    appointments: sent.appointments,
    ...placed,
    favorite: favorite ?? [],
    comparison: comparison ?? [],
    viewed: viewed ?? [],
    filters: filters.map(({ title, path, search, createdAt }) => ({
      title,
      address: path + search,
      created_at: at(createdAt),
    })),
    mailing: [{ state: mailing.state, options: mailing.options.join(', ') }],
    alerts: waiting.map(({ alert, section }) => ({
      kind: alert.kind,
      item: itemOf(section, alert.itemUrl),
      title: alert.title,
      created_at: at(alert.createdAt),
      ended_at: at(alert.endedAt),
    })),
    notices: letters.notices,
    ...proved,
    letters: letters.letters,
  };
}

function accountRow(account: AccountRow): ExportRow {
  return {
    email: account.email,
    confirmed_at: at(account.confirmedAt),
    name: account.name,
    phone: account.phone,
    nickname: account.nickname,
    notify_type: account.notifyType,
    language: account.locale,
    regular: account.regular,
    created_at: at(account.createdAt),
    password_changed_at: at(account.passwordChangedAt),
    delete_at: at(account.deleteAt),
  };
}
