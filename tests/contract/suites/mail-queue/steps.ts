import { eq } from 'drizzle-orm';
import pino from 'pino';
import { schema } from '@tourbillon/backend/database/database.ts';
import { enqueueMail } from '@tourbillon/backend/mail/mail-queue.ts';
import { startMailWorker } from '@tourbillon/backend/mail/mail-worker.ts';
import type { Transport } from '@tourbillon/backend/mail/transport.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import { readHosts } from '@tourbillon/domain/i18n/hosts.ts';

const { mailQueue } = schema;

/** Milliseconds. */
export const MINUTE = 60_000;

/** Actions for the tests of the mail queue. */
export type MailQueueSteps = ReturnType<typeof mailQueueSteps>;

/** Makes the actions for a backend, with a clock. */
export function mailQueueSteps(backend: () => Backend) {
  let time = new Date();
  const now = () => time;
  const later = (ms: number) => void (time = new Date(time.getTime() + ms));
  /**
   * Empties the queue and sets the clock far ahead, so that the running backend's worker does not see the
   * letters.
   */
  const reset = async () => {
    time = new Date('2100-01-01T00:00:00Z');
    await backend().database.delete(mailQueue);
  };
  const put = (to: string) =>
    enqueueMail(
      backend().database,
      {
        to,
        locale: 'uz',
        template: 'subscription-welcome',
        values: { unsubscribeToken: 'secret', options: [] },
      },
      time,
    );
  const rowOf = async (to: string) => {
    const { database } = backend();
    return (await database.select().from(mailQueue).where(eq(mailQueue.recipient, to)))[0];
  };

  /** One run of a worker over the queue. */
  const round = async (transport: Transport, lines: string[] = []) => {
    const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
    const { origins, locales } = readHosts({});
    const worker = startMailWorker({
      database: backend().database,
      transport,
      origins,
      locales,
      from: undefined,
      log,
      now,
    });
    await worker.wake();
    await worker.stop();
  };
  return { backend, now, later, reset, put, rowOf, round };
}
