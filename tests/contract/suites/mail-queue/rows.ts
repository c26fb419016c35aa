import { expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import {
  makeLateMailsDueNow,
  CLAIM_MS,
  claimMails,
  deleteSettledMails,
  enqueueMail,
  markSent,
} from '@tourbillon/backend/mail/mail-queue.ts';
import { type MailQueueSteps, MINUTE } from './steps.ts';

const { mailQueue } = schema;

/** Letters as database rows: inserted, claimed, moved forward, deleted. */
export function mailRowsTests({ backend, now, later, put, rowOf }: MailQueueSteps): void {
  test('metrics: letters are counted by their state, for Prometheus', async () => {
    await put('counted@x.test');
    const text = await (await fetch(`${backend().url}/metrics`)).text();
    expect(text).toContain('backend_letters{state="waiting"} 1');
    expect(text).toContain('backend_letters{state="dead"} 0');
    expect(text).toContain('backend_process_resident_memory_bytes');
  });

  test('a letter is put there with the change it tells about, or not at all', async () => {
    const { database } = backend();
    const failing = database.transaction(async (tx) => {
      await enqueueMail(
        tx,
        {
          to: 'a@x.test',
          locale: 'en',
          template: 'subscription-welcome',
          values: { unsubscribeToken: 't', options: [] },
        },
        now(),
      );
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await database.$count(mailQueue)).toBe(0);
  });

  test('two workers never claim the same letter', async () => {
    for (let n = 0; n < 12; n++) await put(`${n}@x.test`);
    const { database } = backend();
    const claims = await Promise.all([1, 2, 3].map(() => claimMails(database, 4, now())));
    const ids = claims.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await claimMails(database, 12, now());
    expect(ids.length + rest.length).toBe(12);
  });

  test('a worker that dies with a letter in hand leaves it to the next', async () => {
    const { database } = backend();
    await put('a@x.test');
    expect(await claimMails(database, 4, now())).toHaveLength(1);
    later(CLAIM_MS - 1);
    expect(await claimMails(database, 4, now())).toHaveLength(0);
    later(1);
    expect(await claimMails(database, 4, now())).toMatchObject([{ recipient: 'a@x.test', attempts: 2 }]);
  });

  test('clocks: one queued by a clock a year ahead does not wait for a year', async () => {
    const { database } = backend();
    await put('a@x.test');
    const right = new Date('2099-01-01T00:00:00Z');
    expect(await claimMails(database, 4, right)).toHaveLength(0);
    await makeLateMailsDueNow(database, new Date('2099-12-31T23:00:00Z'));
    expect(await claimMails(database, 4, right), 'an hour is a pause').toHaveLength(0);
    await makeLateMailsDueNow(database, right);
    expect(await claimMails(database, 4, right)).toHaveLength(1);
  });

  test('rows of letters sent are forgotten after thirty days', async () => {
    const { database } = backend();
    await put('a@x.test');
    for (const mail of await claimMails(database, 1, now())) await markSent(database, mail, now());
    later(30 * 24 * 60 * MINUTE);
    await deleteSettledMails(database, 30, now());
    expect(await rowOf('a@x.test')).toBeDefined();
    later(1);
    await deleteSettledMails(database, 30, now());
    expect(await rowOf('a@x.test')).toBeUndefined();
  });
}
