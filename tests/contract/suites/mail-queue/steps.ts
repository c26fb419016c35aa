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

/** What the tests of the mail queue do. */
export type MailQueueSteps = ReturnType<typeof mailQueueSteps>;

/** Steps with a backend, and their clock. */
export function mailQueueSteps(backend: () => Backend) {
  let time = new Date();
  const now = () => time;
  const later = (ms: number) => void (time = new Date(time.getTime() + ms));
  /** Empties the queue, and puts the clock far ahead, where the running backend's own worker does not see the letters. */
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

  /** One look of a worker at the queue. */
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
