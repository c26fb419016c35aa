import { eq } from 'drizzle-orm';
import pino from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { readHosts } from '@tourbillon/domain/i18n/hosts.ts';
import { schema } from '@tourbillon/backend/database/database.ts';
import {
  CLAIM,
  claimMails,
  enqueueMail,
  deleteSettledMails,
  bringMailsForward,
  settleSent,
} from '@tourbillon/backend/mail/mail-queue.ts';
import { ATTEMPTS } from '@tourbillon/backend/mail/retry.ts';
import type { AddressedMail, Transport } from '@tourbillon/backend/mail/transport.ts';
import { openSmtp } from '@tourbillon/backend/mail/smtp-transport.ts';
import { startMailWorker } from '@tourbillon/backend/mail/mail-worker.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { freePort } from '../../../scripts/processes/ports.ts';
import { readLetters } from '../../mail/mailbox.ts';
import { openPostOffice } from '../../mail/post-office.ts';

const { mailQueue } = schema;
const MINUTE = 60_000;

/** Far ahead, where the running backend's own worker does not see the letters. */
let now = new Date();
const later = (ms: number) => void (now = new Date(now.getTime() + ms));

/** The queue in the database: nothing is lost, nothing goes on for ever. */
export function mailQueueSuite(backend: () => Backend): void {
  const put = (to: string) =>
    enqueueMail(
      backend().database,
      {
        to,
        locale: 'uz',
        template: 'subscription-welcome',
        values: { unsubscribeToken: 'secret', options: [] },
      },
      now,
    );
  const rowOf = async (to: string) => {
    const { database } = backend();
    return (await database.select().from(mailQueue).where(eq(mailQueue.recipient, to)))[0];
  };

  describe('architecture §6 mail queue', () => {
    beforeEach(async () => {
      now = new Date('2100-01-01T00:00:00Z');
      await backend().database.delete(mailQueue);
    });

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
          now,
        );
        throw new Error('the change failed');
      });
      await expect(failing).rejects.toThrow('the change failed');
      expect(await database.$count(mailQueue)).toBe(0);
    });

    test('two workers never claim the same letter', async () => {
      for (let n = 0; n < 12; n++) await put(`${n}@x.test`);
      const { database } = backend();
      const claims = await Promise.all([1, 2, 3].map(() => claimMails(database, 4, now)));
      const ids = claims.flat().map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const rest = await claimMails(database, 12, now);
      expect(ids.length + rest.length).toBe(12);
    });

    test('a worker that dies with a letter in hand leaves it to the next', async () => {
      const { database } = backend();
      await put('a@x.test');
      expect(await claimMails(database, 4, now)).toHaveLength(1);
      later(CLAIM - 1);
      expect(await claimMails(database, 4, now)).toHaveLength(0);
      later(1);
      expect(await claimMails(database, 4, now)).toMatchObject([{ recipient: 'a@x.test', attempts: 2 }]);
    });

    test('clocks: one queued by a clock a year ahead does not wait for a year', async () => {
      const { database } = backend();
      await put('a@x.test');
      const right = new Date('2099-01-01T00:00:00Z');
      expect(await claimMails(database, 4, right)).toHaveLength(0);
      await bringMailsForward(database, new Date('2099-12-31T23:00:00Z'));
      expect(await claimMails(database, 4, right), 'an hour is a pause').toHaveLength(0);
      await bringMailsForward(database, right);
      expect(await claimMails(database, 4, right)).toHaveLength(1);
    });

    test('what is refused for a while is tried again, later each time, and then sent once', async () => {
      await put('a@x.test');
      const { sent, transport } = post({ failures: 2, error: { code: 'ECONNECTION' } });
      await round(transport);
      expect(await rowOf('a@x.test')).toMatchObject({
        state: 'waiting',
        attempts: 1,
        lastError: 'ECONNECTION',
      });
      later(MINUTE - 1);
      await round(transport);
      expect((await rowOf('a@x.test'))?.attempts).toBe(1);
      later(1);
      await round(transport);
      later(5 * MINUTE);
      await round(transport);
      expect(await rowOf('a@x.test')).toMatchObject({
        state: 'sent',
        attempts: 3,
        values: null,
        lastError: null,
      });
      later(24 * 60 * MINUTE);
      await round(transport);
      expect(sent.map(({ to }) => to)).toEqual(['a@x.test']);
    });

    test('a letter is the same letter at every attempt: its number does not change', async () => {
      await put('a@x.test');
      const tried: string[] = [];
      const transport: Transport = {
        send: ({ messageId }) => (tried.push(messageId), Promise.reject(new Error('down'))),
        close: () => undefined,
      };
      await round(transport);
      later(MINUTE);
      await round(transport);
      expect(tried).toHaveLength(2);
      expect(tried[0]).toBe(tried[1]);
      expect(tried[0]).toMatch(/^<\d+\.\w+@uz\.localhost>$/);
    });

    test('after the last attempt it is given up, kept, and told to the operator without the reader', async () => {
      await put('a@x.test');
      const { transport } = post({ failures: 99, error: { code: 'ETIMEDOUT' } });
      const lines: string[] = [];
      for (let n = 0; n < ATTEMPTS + 2; n++) {
        await round(transport, lines);
        later(24 * 60 * MINUTE);
      }
      const row = await rowOf('a@x.test');
      expect(row).toMatchObject({ state: 'dead', attempts: ATTEMPTS, lastError: 'ETIMEDOUT' });
      expect(row?.values).not.toBeNull();
      expect(lines.join('')).toContain('letter given up');
      expect(lines.join('')).not.toContain('a@x.test');
      later(20 * 24 * 60 * MINUTE);
      await deleteSettledMails(backend().database, 30, now);
      expect(await rowOf('a@x.test'), 'it is there for the operator').toBeDefined();
      later(12 * 24 * 60 * MINUTE);
      await deleteSettledMails(backend().database, 30, now);
      expect(await rowOf('a@x.test'), 'kept beyond its time').toBeUndefined();
    });

    test('a recipient the server does not know is given up at once', async () => {
      await put('nobody@x.test');
      const error = {
        code: 'EENVELOPE',
        responseCode: 550,
        command: 'RCPT TO',
        message: '550 <nobody@x.test>',
      };
      await round(post({ failures: 99, error }).transport);
      expect(await rowOf('nobody@x.test')).toMatchObject({
        state: 'dead',
        attempts: 1,
        lastError: 'EENVELOPE 550',
      });
    });

    test('one letter that fails keeps no other back', async () => {
      for (const to of ['bad@x.test', 'good@x.test']) await put(to);
      const { sent, transport } = post({ failures: 99, error: { code: 'EX' }, only: 'bad@x.test' });
      await round(transport);
      expect(sent.map(({ to }) => to)).toEqual(['good@x.test']);
    });

    test('the mail server is away for an hour, then busy: each letter comes to it once', async () => {
      const port = await freePort();
      const smtp = openSmtp(`smtp://127.0.0.1:${port}`);
      // The workers of all runs share it.
      const transport: Transport = { ...smtp, close: () => undefined };
      const readers = Array.from({ length: 12 }, (_, n) => `reader-${n}@x.test`);
      // A letter every five minutes; a worker looks at the queue once a minute.
      for (let minute = 0; minute < 60; minute++) {
        const reader = minute % 5 === 0 && readers[minute / 5];
        if (reader) await put(reader);
        await round(transport);
        later(MINUTE);
      }
      const [first] = await backend().database.select().from(mailQueue).orderBy(mailQueue.id);
      expect(first).toMatchObject({ state: 'waiting', lastError: 'ESOCKET' });
      const office = await openPostOffice({ port, manner: 'says 451' });
      try {
        await round(transport);
        expect(await readLetters(office.mailbox)).toEqual([]);
        office.turn('takes');
        for (let minute = 0; minute < 4 * 60; minute += 5) {
          later(5 * MINUTE);
          await round(transport);
        }
        const came = (await readLetters(office.mailbox)).map(({ to }) => to);
        expect(came.sort()).toEqual(readers.sort());
        expect(await backend().database.$count(mailQueue, eq(mailQueue.state, 'sent'))).toBe(12);
      } finally {
        smtp.close();
        await office.close();
      }
    });

    test('SMTP: silent, busy, refusing, then well again: what becomes of each letter', async () => {
      const office = await openPostOffice();
      const smtp = openSmtp(office.url);
      const impatient = openSmtp(office.url, { greetingTimeout: 200 });
      const transport: Transport = { ...smtp, close: () => undefined };
      try {
        for (const [manner, reason] of MANNERS) {
          office.turn(manner);
          await put(`anna-${manner.replace(' ', '-')}@x.test`);
          // Only silence is waited out: a busy machine may take longer than that for a word.
          await round(manner === 'is silent' ? { ...impatient, close: () => undefined } : transport);
          const row = await rowOf(`anna-${manner.replace(' ', '-')}@x.test`);
          expect(row, manner).toMatchObject({ state: 'waiting', lastError: reason, attempts: 1 });
        }
        office.turn('says 550');
        await put('nobody@x.test');
        await round(transport);
        expect(await rowOf('nobody@x.test')).toMatchObject({ state: 'dead', lastError: 'EENVELOPE 550' });
        expect(await readLetters(office.mailbox)).toEqual([]);

        office.turn('takes');
        for (let turn = 0; turn < 2; turn++) {
          later(MINUTE);
          await round(transport);
        }
        const came = (await readLetters(office.mailbox)).map(({ to }) => to).sort();
        expect(came).toEqual(MANNERS.map(([manner]) => `anna-${manner.replace(' ', '-')}@x.test`).sort());
      } finally {
        impatient.close();
        smtp.close();
        await office.close();
      }
    });

    test('rows of letters sent are forgotten after thirty days', async () => {
      const { database } = backend();
      await put('a@x.test');
      for (const mail of await claimMails(database, 1, now)) await settleSent(database, mail, now);
      later(30 * 24 * 60 * MINUTE);
      await deleteSettledMails(database, 30, now);
      expect(await rowOf('a@x.test')).toBeDefined();
      later(1);
      await deleteSettledMails(database, 30, now);
      expect(await rowOf('a@x.test')).toBeUndefined();
    });
  });

  /** One look of a worker at the queue. */
  async function round(transport: Transport, lines: string[] = []): Promise<void> {
    const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
    const { origins, locales } = readHosts({});
    const worker = startMailWorker({
      database: backend().database,
      transport,
      origins,
      locales,
      from: undefined,
      log,
      now: () => now,
    });
    await worker.wake();
    await worker.stop();
  }
}

/** What a mail server does, and what is noted of a letter it does that to; it waits and is tried again. */
const MANNERS = [
  ['is silent', 'ETIMEDOUT'],
  ['says 421', 'EPROTOCOL 421'],
  ['says 451', 'EENVELOPE 451'],
  ['says 554', 'EMESSAGE 554'],
] as const;

/** A transport that fails a given number of times, for one recipient or for all, and remembers what it sent. */
function post({ failures, error, only }: { failures: number; error: object; only?: string }) {
  const sent: AddressedMail[] = [];
  let left = failures;
  const transport: Transport = {
    send(mail) {
      if ((!only || mail.to === only) && left-- > 0)
        return Promise.reject(Object.assign(new Error('no'), error));
      sent.push(mail);
      return Promise.resolve();
    },
    close: () => undefined,
  };
  return { sent, transport };
}
