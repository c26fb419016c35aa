import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { deliveryHeaders } from '@tourbillon/domain/contract/delivery-headers.ts';
import { CALLS } from '@tourbillon/domain/contract/index.ts';
import type { Acceptance } from '@tourbillon/domain/contract/requests/accepted.ts';

const { alerts, items, mailQueue, requests } = schema;
type Row = typeof items.$inferInsert;

/** Addresses of the buyer, and of people who wait for the item. */
export const BUYER = 'buyer@availability.test';
export const OTHER = 'other@availability.test';

/** Actions for the tests of availability. */
export type AvailabilitySteps = ReturnType<typeof availabilitySteps>;

/** Makes the actions for a backend. */
export function availabilitySteps(backend: () => Backend) {
  const added: string[] = [];
  let phones = 0;

  /** Adds a test watch to the stock. */
  const add = async (row: Partial<Row> = {}) => {
    const { database } = backend();
    const [sample] = await database
      .select()
      .from(items)
      .where(eq(items.catalogType, 'clock'))
      .orderBy(items.id)
      .limit(1);
    if (!sample) throw new Error('The stock is empty');
    const { id: _, number: __, ...like } = sample;
    const url = `availability-${randomUUID()}`;
    const values = {
      ...like,
      url,
      stock: 'current' as const,
      availability: 'in_stock',
      reference: `R-${url}`,
      priceUsd: 10_000,
      discountUsd: null,
      ownPrice: null,
      ownDiscount: null,
      currency: 'USD' as const,
      soldAt: null,
      soldPriceUsd: null,
      guaranteeMonths: null,
      heldUntil: null,
      heldForRequest: null,
      ...row,
    };
    const [stored] = await database.insert(items).values(values).returning();
    added.push(url);
    return stored!;
  };
  const rowOf = async (id: number) =>
    (await backend().database.select().from(items).where(eq(items.id, id)))[0]!;
  /** Buys or reserves as the form does; each time as another person. */
  const send = async (
    url: string,
    wish: 'reserve' | 'buy' = 'reserve',
    more: object = {},
    sentAt = new Date(),
  ) => {
    phones += 1;
    const body = {
      item: `clock/${url}`,
      wish,
      user_name: 'Анна',
      type_contact: 'telephone',
      nickname: '',
      email: '',
      telephone: `+7912${String(phones).padStart(7, '0')}`,
      city: 'samara',
      feedback_phone: '',
      ...more,
    };
    const key = randomUUID();
    const headers = deliveryHeaders({ key, sentAt: sentAt.toISOString(), consent: 'ru-abc' });
    const response = await fetch(`${backend().url}/ru${CALLS.purchase.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const content = (await response.json()) as { data?: Acceptance; errors?: unknown };
    return { status: response.status, ...content, key };
  };
  const requestOf = async (key: string) =>
    (await backend().database.select().from(requests).where(eq(requests.key, key)))[0]!;
  const lettersTo = (recipient: string) =>
    backend()
      .database.select()
      .from(mailQueue)
      .where(eq(mailQueue.recipient, recipient))
      .orderBy(mailQueue.id);
  /** Deletes the data of the last test. */
  const clear = async () => {
    const { database } = backend();
    await database.delete(items).where(inArray(items.url, added.splice(0)));
    await database.delete(mailQueue).where(inArray(mailQueue.recipient, [BUYER, OTHER]));
    await database.delete(alerts).where(inArray(alerts.recipient, [BUYER, OTHER]));
  };
  return { backend, add, rowOf, send, requestOf, lettersTo, clear };
}
