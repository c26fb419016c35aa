import { CITY_UNKNOWN } from '@tourbillon/domain/contract/requests/unknown-city.ts';
import { and, eq, gt, max } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { deliveryHeaders } from '@tourbillon/domain/contract/delivery-headers.ts';
import { REQUEST_CALLS } from '@tourbillon/domain/contract/requests/index.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { letterTo } from '../../mail/mailbox.ts';

const { contentDocuments, requests, mailQueue } = schema;

/** Fields of a call request (§7). */
const GOOD = {
  user_name: 'Анна',
  telephone: '+79123456789',
  city: 'samara',
  feedback_type: 1,
  type_contact: 'telegram',
  nickname: '@ann',
  feedback_phone: '',
};

/**
 * Requests of visitors: stored once, mailed to the staff once.
 * @param staff address of the staff. @param outbox folder of the backend's letters.
 */
export function requestsSuite(backend: () => Backend, staff: string, outbox: string, log: string[]): void {
  const send = async (body: object, key?: string) => {
    const delivery = key
      ? deliveryHeaders({ key, sentAt: '2026-11-21T08:00:00.000Z', consent: 'ru-abc' })
      : {};
    const response = await fetch(`${backend().url}/ru${REQUEST_CALLS.feedback.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...delivery },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const stored = (key: string) => backend().database.select().from(requests).where(eq(requests.key, key));

  describe('requests', () => {
    test('§7 POST feedback is kept with the record of consent, and told to the staff', async () => {
      const key = 'whole-request-0001';
      expect(await send(GOOD, key)).toEqual({ status: 200, body: { data: { status: 'accepted' } } });
      const [row] = await stored(key);
      const { feedback_phone: _, ...payload } = GOOD;
      expect(row).toMatchObject({
        kind: 'feedback',
        payload,
        locale: 'ru',
        city: 'samara',
        consentText: 'ru-abc',
        consentPolicy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        sentAt: new Date('2026-11-21T08:00:00.000Z'),
        answeredAt: null,
      });
      const letter = await letterTo(outbox, staff, ({ subject }) => subject.endsWith(` ${row?.id}`));
      expect(letter.text).toContain('+79123456789');
      expect(letter.text, 'the city by its name').toMatch(/: Самара/);
      expect(letter.text).not.toContain('samara');
    });

    test('under one key it is one request and one letter, however often and at once it comes', async () => {
      const key = 'same-request-00002';
      const letters = () => backend().database.select().from(mailQueue).where(eq(mailQueue.recipient, staff));
      const before = (await letters()).length;
      const responses = await Promise.all(Array.from({ length: 8 }, () => send(GOOD, key)));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await stored(key)).toHaveLength(1);
      expect(await letters()).toHaveLength(before + 1);
    });

    test('of a city that nobody could tell, it is of the first one of its site', async () => {
      const key = 'cityless-request-01';
      expect((await send({ ...GOOD, city: CITY_UNKNOWN }, key)).status).toBe(200);
      const [row] = await stored(key);
      expect([row?.city, row?.payload.city]).toEqual(['moscow', 'moscow']);
    });

    test('the letter goes to the mailbox of the city, else of its parent city, else of the shop', async () => {
      const { database } = backend();
      const ofContacts = eq(contentDocuments.name, 'contacts');
      const [kept] = await database.select().from(contentDocuments).where(ofContacts);
      const own: Record<string, string> = { samara: 'samara@x.test', moscow: 'moscow@x.test' };
      const { cities, ...rest } = kept?.body as { cities: { alias: string; staff_email?: string }[] };
      const body = {
        ...rest,
        cities: cities.map((city) => ({ ...city, ...(own[city.alias] && { staff_email: own[city.alias] }) })),
      };
      await database.update(contentDocuments).set({ body }).where(ofContacts);
      const expected = { samara: own.samara, 'moscow-rigamall': own.moscow, krasnodar: staff };
      try {
        for (const [city, mailbox] of Object.entries(expected)) {
          const [last] = await database.select({ id: max(mailQueue.id) }).from(mailQueue);
          const isNew = and(gt(mailQueue.id, last?.id ?? 0), eq(mailQueue.template, 'staff-request'));
          await send({ ...GOOD, city }, `routed-to-${city}-0001`);
          const letters = await database.select().from(mailQueue).where(isNew);
          expect([city, letters.map(({ recipient }) => recipient)]).toEqual([city, [mailbox]]);
        }
      } finally {
        await database.update(contentDocuments).set({ body: kept?.body }).where(ofContacts);
      }
    });

    test('D52 what filled in the trap is told the same and not kept', async () => {
      const key = 'robot-request-0003';
      const { status, body } = await send({ ...GOOD, feedback_phone: '1' }, key);
      expect([status, body]).toEqual([200, { data: { status: 'accepted' } }]);
      expect(await stored(key)).toEqual([]);
    });

    test('§5 what cannot be is refused at its field', async () => {
      const bad = { ...GOOD, user_name: '7', telephone: '+7912', nickname: 'null', type_contact: 'fax' };
      expect(await send(bad)).toMatchObject({
        status: 422,
        body: { errors: { user_name: ['name'], type_contact: ['method'] } },
      });
      expect(await send({ ...bad, user_name: 'Ян', type_contact: 'telephone' })).toMatchObject({
        status: 422,
        body: { errors: { telephone: ['phone_missing:7'] } },
      });
    });

    test('D72 the log has neither the name nor the phone', () => {
      expect(log.join('')).not.toMatch(/Анна|9123456789/);
    });
  });
}
