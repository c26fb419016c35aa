import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { schema } from '@tourbillon/backend/database/database.ts';
import { openSmtp } from '@tourbillon/backend/mail/smtp-transport.ts';
import type { Transport } from '@tourbillon/backend/mail/transport.ts';
import { freePort } from '../../../../scripts/processes/ports.ts';
import { readLetters } from '../../../mail/mailbox.ts';
import { startTestMailServer } from '../../../mail/test-mail-server.ts';
import { type MailQueueSteps, MINUTE } from './steps.ts';

const { mailQueue } = schema;

/** Behaviours of a mail server, and the error stored with a letter; the letter waits and is tried again. */
const MANNERS = [
  ['is silent', 'ETIMEDOUT'],
  ['says 421', 'EPROTOCOL 421'],
  ['says 451', 'EENVELOPE 451'],
  ['says 554', 'EMESSAGE 554'],
] as const;

/** Mail servers that are down, silent, busy or refusing. */
export function mailServersTests({ backend, later, put, rowOf, round }: MailQueueSteps): void {
  test('the mail server is away for an hour, then busy: each letter comes to it once', async () => {
    const port = await freePort();
    const smtp = openSmtp(`smtp://127.0.0.1:${port}`);
    // The workers of all runs share it, so `close` does nothing.
    const transport: Transport = { ...smtp, close: () => undefined };
    const readers = Array.from({ length: 12 }, (_, n) => `reader-${n}@x.test`);
    // One letter every five minutes; a worker checks the queue once a minute.
    for (let minute = 0; minute < 60; minute++) {
      const reader = minute % 5 === 0 && readers[minute / 5];
      if (reader) await put(reader);
      await round(transport);
      later(MINUTE);
    }
    const [first] = await backend().database.select().from(mailQueue).orderBy(mailQueue.id);
    expect(first).toMatchObject({ state: 'waiting', lastError: 'ESOCKET' });
    const office = await startTestMailServer({ port, manner: 'says 451' });
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
    const office = await startTestMailServer();
    const smtp = openSmtp(office.url);
    const impatient = openSmtp(office.url, { greetingTimeout: 200 });
    const transport: Transport = { ...smtp, close: () => undefined };
    try {
      for (const [manner, reason] of MANNERS) {
        office.turn(manner);
        await put(`anna-${manner.replace(' ', '-')}@x.test`);
        // Only the test of silence waits for the timeout: a busy machine may take longer than it to respond.
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
}
