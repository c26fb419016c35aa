import type { Logger } from 'pino';
import type { Hosts } from '@tourbillon/domain/i18n/hosts.ts';
import type { Database } from '../database/database.ts';
import { composeQueuedLetter } from './compose-queued-letter.ts';
import type { FindLetterPicture } from './letter-picture.ts';
import { readSender } from './letter-sender.ts';
import { claimMails, settleFailed, settleSent, type QueuedMail } from './mail-queue.ts';
import { readFailure } from './retry.ts';
import type { FromOffice } from './templates/letter.ts';
import type { Transport } from './transport.ts';

/** How often the queue is looked at without being woken, milliseconds. */
const LOOK_EVERY = 2_000;

/** Letters sent at the same time. */
const AT_ONCE = 4;

/** Sends what is in the queue until it is stopped. */
export interface MailWorker {
  /**
   * Says that a letter has been put into the queue; call it after the transaction. It never fails, and resolves
   * when every letter that was due has been tried.
   */
  wake(): Promise<void>;
  /** Finishes the letters under way. What is left waits for the next start. */
  stop(): Promise<void>;
}

interface Parts {
  database: Database;
  transport: Transport;
  origins: Hosts['origins'];
  /** Languages of the site: who reads another is written to in the first of them. */
  locales: Hosts['locales'];
  from: string | undefined;
  /** Pictures of goods; without it letters show none. */
  findPicture?: FindLetterPicture;
  log: Logger;
  /** The clock. */
  now?: () => Date;
}

/** Starts a worker. Several processes may each have one on the same database. */
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
      // Nothing comes between the last look and this, so that no call of `wake` is lost.
      working = undefined;
    }
  };
  const claim = async () => (stopped ? [] : claimMails(database, AT_ONCE, now()));
  const wake = () => {
    woken = true;
    return (working ??= work());
  };

  const timer = setInterval(() => void wake(), LOOK_EVERY);
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

/** Sends one claimed letter and notes what became of it. The log names its number, never its reader. */
async function deliver(mail: QueuedMail, parts: Parts): Promise<void> {
  const { database, transport, origins, locales, from, log, now = () => new Date() } = parts;
  const { findPicture = () => Promise.resolve(undefined) } = parts;
  const { id, template, attempts } = mail;
  const locale = locales.includes(mail.locale) ? mail.locale : (locales[0] ?? mail.locale);
  try {
    const sender = await readSender(database, locale, (mail.values ?? {}) as FromOffice, origins);
    // A picture that cannot be made keeps no letter back.
    const find = (path: string) =>
      findPicture(path).catch((error: unknown) => {
        log.warn({ err: error, mail: id }, 'picture of a letter not made');
        return undefined;
      });
    await transport.send(await composeQueuedLetter(mail, { sender, from, findPicture: find }));
    await settleSent(database, mail, now());
    log.info({ mail: id, template, attempts }, 'letter sent');
  } catch (error) {
    const failure = readFailure(error);
    const facts = { mail: id, template, attempts, reason: failure.reason };
    try {
      if (await settleFailed(database, mail, failure, now())) log.error(facts, 'letter given up');
      else log.warn(facts, 'letter not sent, to be tried again');
    } catch (trouble) {
      // Its claim ends by itself, and the letter is tried again then.
      log.error({ err: trouble, ...facts }, 'state of a letter not recorded');
    }
  }
}
