import { expect, test } from 'vitest';
import { CLAIM_MS, claimMails, deleteSettledMails } from '@tourbillon/backend/mail/mail-queue.ts';
import { ATTEMPTS } from '@tourbillon/backend/mail/retry.ts';
import type { AddressedMail, Transport } from '@tourbillon/backend/mail/transport.ts';
import { type MailQueueSteps, MINUTE } from './steps.ts';

/** Letters that could not be sent. */
export function mailAttemptsTests({ backend, now, later, put, rowOf, round }: MailQueueSteps): void {
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
    await deleteSettledMails(backend().database, 30, now());
    expect(await rowOf('a@x.test'), 'it is there for the operator').toBeDefined();
    later(12 * 24 * 60 * MINUTE);
    await deleteSettledMails(backend().database, 30, now());
    expect(await rowOf('a@x.test'), 'kept beyond its time').toBeUndefined();
  });

  test('D716 a letter whose attempts all end with their process is given up, and the next one is sent', async () => {
    await put('deadly@x.test');
    for (let n = 0; n < ATTEMPTS; n++) {
      expect(await claimMails(backend().database, 1, now())).toMatchObject([{ attempts: n + 1 }]);
      later(CLAIM_MS);
    }
    await put('next@x.test');
    const { sent, transport } = post({ failures: 0, error: {} });
    const lines: string[] = [];
    await round(transport, lines);
    expect(sent.map(({ to }) => to)).toEqual(['next@x.test']);
    expect(await rowOf('deadly@x.test')).toMatchObject({ state: 'dead', lastError: 'EUNFINISHED' });
    expect(lines.join('')).toContain('letter given up');
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
}

/** A transport that fails a given number of times, for one recipient or for all, and records what it sends. */
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
