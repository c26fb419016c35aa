import { schema, type Database } from '@tourbillon/backend/database/database.ts';
import type { AccountRow } from '@tourbillon/backend/database/schema/index.ts';

/** Numbers of the new rows, texts that an export must show, and secrets that it must not show. */
export interface PersonalDataRows {
  account: number;
  email: string;
  request: number;
  purchase: number;
  order: number;
  offer: number;
  ticket: string;
  subscriber: number;
  words: string[];
  secrets: string[];
}

/** Adds a row to every table with data of an account holder, except the rows that registering has made. */
export async function insertPersonalData(
  database: Database,
  { id, email }: AccountRow,
): Promise<PersonalDataRows> {
  const s = schema;
  const now = new Date();
  const accountId = id;
  const [item] = await database.select().from(s.items).limit(1);
  const request = { locale: 'ru', accountId, sentAt: now, createdAt: now } as const;
  const sent = await database
    .insert(s.requests)
    .values([
      { ...request, kind: 'appraisal', key: 'personal-1', payload: { user_name: 'Имя заявки' } },
      { ...request, kind: 'purchase', key: 'personal-2', payload: { email } },
    ])
    .returning({ id: s.requests.id });
  const [requestId = 0, purchase = 0] = sent.map((row) => row.id);
  const [colleague] = await database
    .insert(s.staff)
    .values({
      email: 'personal-data@desk.test',
      name: 'Desk',
      role: 'owner',
      locale: 'ru',
      passwordHash: '-',
      authenticator: '-',
      codePeriod: 0,
      createdAt: now,
    }) // prettier-ignore
    .returning({ id: s.staff.id });
  const staffId = colleague?.id ?? 0;
  await database.insert(s.requestMessages).values([
    { requestId, author: 'staff', staffId, text: 'Слова офиса', mailedTo: email, createdAt: now },
    { requestId, author: 'sender', text: 'Слова отправителя', createdAt: now },
    { requestId, author: 'note', staffId, text: 'Служебная заметка', createdAt: now },
  ]);
  await database
    .insert(s.reviewDecisions)
    .values({ requestId, decision: 'refused', reason: 'r', staffId, at: now });
  const [offer] = await database
    .insert(s.offers)
    .values({
      requestId,
      number: `${requestId}-1`,
      currency: 'RUB',
      buyOut: 712_345,
      appraiser: 'Оценщик Пётр',
      comment: 'Слова оценки',
      validUntil: now,
      state: 'sent',
      stateAt: now,
      createdAt: now,
    }) // prettier-ignore
    .returning({ id: s.offers.id });
  const offerId = offer?.id ?? 0;
  await database
    .insert(s.appointments)
    .values({ offerId, office: 'office-of-visit', startsAt: now, createdAt: now });
  await database
    .insert(s.requestLinks)
    .values({ hash: 'hash-of-personal-link', requestId, offerId, createdAt: now });
  const [order] = await database
    .insert(s.orders)
    .values({
      accountId,
      requestId: purchase,
      itemUrl: item?.url ?? '',
      wish: 'buy',
      state: 'sold',
      stateAt: now,
      handover: 'delivery',
      handoverPlace: 'улица Доставки, 7',
      tracking: 'TRACK-77',
      createdAt: now,
    }) // prettier-ignore
    .returning({ id: s.orders.id });
  const orderId = order?.id ?? 0;
  await database
    .insert(s.orderMessages)
    .values({ orderId, author: 'holder', text: 'Слова о заказе', createdAt: now });
  await putTickets(database, accountId, now);
  await putSavedThings(database, { accountId, email, itemId: item?.id ?? 0, purchase }, now);
  await putProtection(database, accountId, now);
  const [subscriber] = await database
    .insert(s.subscribers)
    .values({ email, state: 'confirmed', locale: 'ru', options: [], createdAt: now })
    .returning({ id: s.subscribers.id });
  const subscriberId = subscriber?.id ?? 0;
  await database.insert(s.subscriptionTokens).values({
    hash: 'hash-of-mailing',
    subscriberId,
    purpose: 'unsubscribe',
    locale: 'ru',
    options: [],
    createdAt: now,
  });
  return {
    ...{ account: accountId, email, request: requestId, purchase, order: orderId, offer: offerId },
    ...{ ticket: 'PERSONAL1', subscriber: subscriberId },
    words: ['Имя заявки', 'Слова офиса', 'Слова отправителя', '712345', 'Оценщик Пётр', 'Слова оценки', 'office-of-visit', 'улица Доставки, 7', 'TRACK-77', 'Слова о заказе', 'PERSONAL-1', 'Слова о билете', 'Имя фильтра', 'Имя ключа', 'late-purchase'], // prettier-ignore
    secrets: ['Служебная заметка', 'hash-of', 'key-of-passkey'],
  };
}

async function putTickets(database: Database, accountId: number, now: Date): Promise<void> {
  const number = 'PERSONAL1';
  await database.insert(schema.pledgeTickets).values({ number, printed: 'PERSONAL-1', city: 'moscow', phoneDigits: '4567', due: '1990-01-01', graceEnd: '1990-02-01', amount: 1, currency: 'RUB' }); // prettier-ignore
  await database
    .insert(schema.ticketEvents)
    .values({ number, kind: 'extended', day: '1990-01-01', note: 'Слова о билете', at: now });
  await database.insert(schema.accountTickets).values({ accountId, number, provedAt: now });
  await database
    .insert(schema.ticketReminders)
    .values({ accountId, number, kind: 'due', day: '1990-01-01', sentAt: now });
}

async function putSavedThings(
  database: Database,
  {
    accountId,
    email,
    itemId,
    purchase,
  }: { accountId: number; email: string; itemId: number; purchase: number },
  now: Date,
): Promise<void> {
  const s = schema;
  await database
    .insert(s.savedItems)
    .values({ accountId, list: 'favorite', url: 'one', catalogType: 'clock', kept: true, changedAt: now });
  await database
    .insert(s.savedFilters)
    .values({ accountId, title: 'Имя фильтра', path: '/clocks_today/', search: '', filters: {}, locale: 'ru', createdAt: now }); // prettier-ignore
  await database
    .insert(s.alerts)
    .values([
      { owner: `account:${accountId}`, subject: 'price:clock/one', kind: 'price', itemUrl: 'one', recipient: email, locale: 'ru', createdAt: now },
      { owner: `request:${purchase}`, subject: 'item:clock/one', kind: 'item', itemUrl: 'late-purchase', recipient: email, locale: 'ru', createdAt: now },
    ]); // prettier-ignore
  await database.insert(s.alertNotices).values({ recipient: email, itemId, event: 'arrived', at: now });
  await database
    .insert(s.mailQueue)
    .values({ recipient: email, locale: 'ru', template: 'order-news', state: 'sent', attempts: 1, dueAt: now, createdAt: now, settledAt: now }); // prettier-ignore
}

async function putProtection(database: Database, accountId: number, now: Date): Promise<void> {
  const s = schema;
  await database.insert(s.accountSecurity).values({ accountId, userHandle: 'hash-of-handle' });
  await database.insert(s.passkeys).values({ accountId, credentialId: 'hash-of-credential', publicKey: 'key-of-passkey', counter: 0, transports: [], rpId: 'localhost', synced: false, name: 'Имя ключа', createdAt: now }); // prettier-ignore
  await database.insert(s.recoveryCodes).values({ accountId, hash: 'hash-of-code' });
  await database.insert(s.passkeyChallenges).values({
    challenge: 'hash-of-challenge',
    purpose: 'proof',
    accountId,
    rpId: 'localhost',
    expiresAt: now,
  });
  await database.insert(s.loginTickets).values({ hash: 'hash-of-ticket', accountId, expiresAt: now });
}
