import { desc, eq } from 'drizzle-orm';
import type { Consent, EXPORT_PARTS } from '@tourbillon/domain/contract/personal-area/privacy.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { SAVED_LISTS } from '@tourbillon/domain/sections/saved-lists.ts';
import { listSessions } from '../accounts/accounts.ts';
import { passkeysOf } from '../accounts/passkeys/passkeys.ts';
import { schema, type Database } from '../database/database.ts';
import type { AccountRow } from '../database/schema/index.ts';
import { ownerOf } from '../database/alert-owner.ts';
import { requestFacts } from '../mail/templates/request-facts.ts';
import { photosOf } from '../requests/requests.ts';
import { listsOf } from '../saved/saved.ts';
import { mailingOf } from '../subscription/subscription.ts';
import { photoLink } from '../uploads/photo-link.ts';

const { accountTickets, alerts, consents, orderMessages, orders, pledgeTickets, requests, savedFilters } =
  schema;

type Cell = string | number | boolean | null;
type Parts = Record<(typeof EXPORT_PARTS)[number], Record<string, Cell>[]>;

/** What an account holder has agreed to and taken back, the latest first. */
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

/** Everything held of an account but what protects it: hashes of the password, sessions and codes, keys of passkeys. */
export async function exportOf(database: Database, account: AccountRow, uploadsKey: string): Promise<Parts> {
  const { id } = account;
  const [sent, sessions, given, placed, written, lists, filters, mailing, waiting, proved] =
    await Promise.all([
      database.select().from(requests).where(eq(requests.accountId, id)).orderBy(desc(requests.sentAt)),
      listSessions(database, id),
      consentsOf(database, id),
      database.select().from(orders).where(eq(orders.accountId, id)),
      database
        .select({ message: orderMessages, order: orders.requestId })
        .from(orderMessages)
        .innerJoin(orders, eq(orders.id, orderMessages.orderId))
        .where(eq(orders.accountId, id)),
      listsOf(database, id),
      database.select().from(savedFilters).where(eq(savedFilters.accountId, id)),
      mailingOf(database, account),
      database
        .select()
        .from(alerts)
        .where(eq(alerts.owner, ownerOf(id))),
      database
        .select({ number: pledgeTickets.printed, provedAt: accountTickets.provedAt })
        .from(accountTickets)
        .innerJoin(pledgeTickets, eq(pledgeTickets.number, accountTickets.number))
        .where(eq(accountTickets.accountId, id)),
    ]);
  const [favorite, comparison, viewed] = SAVED_LISTS.map((list) =>
    lists[list].map(({ url, catalogType }) => ({ item: `${catalogType}/${url}` })),
  );
  return {
    account: [
      {
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
      },
    ],
    sessions: sessions.map(({ device, place, createdAt, seenAt }) => ({
      place,
      device,
      created_at: at(createdAt),
      seen_at: at(seenAt),
    })),
    passkeys: (await passkeysOf(database, id)).map(({ name, rpId, createdAt, usedAt }) => ({
      name,
      address: rpId,
      created_at: at(createdAt),
      seen_at: at(usedAt),
    })),
    consents: given,
    requests: sent.map((row) => requestRow(row, account, uploadsKey)),
    orders: placed.map((row) => ({
      number: row.requestId,
      item: row.itemUrl,
      wish: row.wish,
      state: row.state,
      created_at: at(row.createdAt),
      state_at: at(row.stateAt),
      held_until: row.heldUntil,
    })),
    messages: written.map(({ order, message }) => ({
      number: order,
      author: message.author,
      text: message.text,
      state: message.state,
      created_at: at(message.createdAt),
    })),
    favorite: favorite ?? [],
    comparison: comparison ?? [],
    viewed: viewed ?? [],
    filters: filters.map(({ title, path, search, createdAt }) => ({
      title,
      address: path + search,
      created_at: at(createdAt),
    })),
    mailing: [{ state: mailing.state, options: mailing.options.join(', ') }],
    alerts: waiting.map(({ kind, itemUrl, title, createdAt, endedAt }) => ({
      kind,
      item: itemUrl,
      title,
      created_at: at(createdAt),
      ended_at: at(endedAt),
    })),
    tickets: proved.map(({ number, provedAt }) => ({ number, created_at: at(provedAt) })),
  };
}

function at(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}

/** A request as its sender reads it, with links that open its photographs for a while. */
function requestRow(
  { id, number, kind, payload, sentAt, answeredAt }: typeof requests.$inferSelect,
  { locale }: Pick<AccountRow, 'locale'>,
  uploadsKey: string,
): Record<string, Cell> {
  const t = translator(locale);
  const photos = photosOf(payload).map((photo) => `${photo.name}: ${photoLink(photo, uploadsKey)}`);
  return {
    number: number ?? id,
    kind: t(`requests.kind_${kind}`),
    text: requestFacts(payload, t)
      .map(({ label, value }) => `${label}: ${value}`)
      .join('\n'),
    photos: photos.join('\n'),
    created_at: at(sentAt),
    ended_at: at(answeredAt),
  };
}
