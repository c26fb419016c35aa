import type { Logger } from 'pino';
import type { Hosts } from '@tourbillon/domain/i18n/hosts.ts';
import type { Database } from '../database/database.ts';
import { composeQueuedLetter } from './compose-queued-letter.ts';
import type { FindLetterPicture } from './letter-picture.ts';
import { readSender } from './letter-sender.ts';
import { claimMails, markFailed, markSent, type QueuedMail } from './mail-queue.ts';
import { ATTEMPTS, readFailure } from './retry.ts';
import type { FromOffice } from './templates/letter.ts';
import type { Transport } from './transport.ts';

/** Polling interval of the queue, milliseconds. */
const POLLING_INTERVAL = 2_000;

/** Letters sent concurrently. */
const AT_ONCE = 4;

/** Sends queued letters until it is stopped. */
export interface MailWorker {
  /**
   * Call it after a transaction that queued a letter. It never rejects, and resolves when every due letter was tried.
   */
  wake(): Promise<void>;
  /** Finishes the current deliveries. Other letters wait for the next start. */
  stop(): Promise<void>;
}

interface Parts {
  database: Database;
  transport: Transport;
  origins: Hosts['origins'];
  /** Languages of the site. A reader with another language gets the first of them. */
  locales: Hosts['locales'];
  from: string | undefined;
  /** Finds pictures of items; without it, letters have no pictures. */
  findPicture?: FindLetterPicture;
  log: Logger;
  /** Current time, for tests. */
  now?: () => Date;
}

/** Starts a worker. Several processes can each have one on the same database. */
export function startMailWorker(parts: Parts): MailWorker {
  const { database, transport, log, now = () => new Date() } = parts;
  let stopped = false;
  let woken = false;
  let working: Promise<void> | undefined;

  const work = async () => {
    try {
      do {
        woken = false;
        for (let mails = await claim(); mails.length > 0; mails = await claim()) {
          await Promise.all(mails.map((mail) => deliver(mail, parts)));
        }
      } while (woken);
    } catch (error) {
      log.warn({ err: error }, 'the mail queue cannot be read');
    } finally {
      // No `await` since the last check of `woken`, so no call of `wake` is lost.
      working = undefined;
    }
  };
  const claim = async () => (stopped ? [] : claimMails(database, AT_ONCE, now()));
  const wake = () => {
    woken = true;
    return (working ??= work());
  };

  const timer = setInterval(() => void wake(), POLLING_INTERVAL);
  timer.unref();
  void wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await working;
      transport.close();
    },
  };
}

/** Sends one claimed letter and records the result. The log has the letter's id, never its recipient. */
async function deliver(mail: QueuedMail, parts: Parts): Promise<void> {
  const { database, transport, origins, locales, from, log, now = () => new Date() } = parts;
  const { findPicture = () => Promise.resolve(undefined) } = parts;
  const { id, template, attempts } = mail;
  const locale = locales.includes(mail.locale) ? mail.locale : (locales[0] ?? mail.locale);
  try {
    // The last attempt left no result: its process ended, or its result could not be recorded (decision 716).
    if (attempts > ATTEMPTS) throw Object.assign(new Error('no result'), { code: 'EUNFINISHED' });
    const sender = await readSender(database, locale, (mail.values ?? {}) as FromOffice, origins);
    // A picture that fails does not stop the letter.
    const find = (path: string) =>
      findPicture(path).catch((error: unknown) => {
        log.warn({ err: error, mail: id }, 'picture of a letter not made');
        return undefined;
      });
    await transport.send(await composeQueuedLetter(mail, { sender, from, findPicture: find }));
    await markSent(database, mail, now());
    log.info({ mail: id, template, attempts }, 'letter sent');
  } catch (error) {
    const failure = readFailure(error);
    const facts = { mail: id, template, attempts, reason: failure.reason };
    try {
      if (await markFailed(database, mail, failure, now())) log.error(facts, 'letter given up');
      else log.warn(facts, 'letter not sent, to be tried again');
    } catch (trouble) {
      // The claim expires, and the letter is tried again.
      log.error({ err: trouble, ...facts }, 'state of a letter not recorded');
    }
  }
}
