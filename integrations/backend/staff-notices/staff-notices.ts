import type { Logger } from 'pino';
import { requestAddress } from '@tourbillon/domain/desk/addresses.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { readDocument } from '../content-store/read-document.ts';
import type { Database } from '../database/database.ts';
import { cityOfPlace } from '../database/of-office.ts';
import { STAFF_LOCALE } from '../mail/staff-locale.ts';
import { type RepeatedJob, startRepeatedJob } from '../process/repeated-job.ts';
import {
  readMarker,
  moveMarker,
  type NewEvent,
  newEvents,
  NOTICE_EVENTS,
  type NoticeEvent,
} from './new-events.ts';
import { chatOf, ChatRefused, sendTelegram, type TelegramSettings } from './telegram.ts';

/** Interval of the checks, milliseconds. */
const CHECK_INTERVAL = 5_000;

interface Parts {
  database: Database;
  telegram: TelegramSettings;
  /** Public address of the desk. */
  deskUrl: string;
  log: Logger;
}

/**
 * Sends notices to the staff's chats, until stopped. A notice has a number, a kind, an office and a link, but no
 * personal data. A failed notice is sent again at the next check, unless its chat is wrong: the others must not wait
 * for it. Only one of several processes sends it.
 */
export function startStaffNotices(parts: Parts): RepeatedJob {
  return startRepeatedJob(async () => {
    for (const event of NOTICE_EVENTS) {
      await sendNewNotices(parts, event).catch((error: unknown) =>
        parts.log.warn({ err: error, event }, 'the staff was not told by Telegram'),
      );
    }
  }, CHECK_INTERVAL);
}

/**
 * Sends notices of new rows of an event. A row is claimed before it is sent, so that only one of several processes
 * sends it. After a failure the claim is undone. @throws also when a chat is wrong, after the other rows. No transaction is open during the request to Telegram.
 */
export async function sendNewNotices(
  { database, telegram, deskUrl }: Omit<Parts, 'log'>,
  event: NoticeEvent,
  now = new Date(),
): Promise<void> {
  let refusal: ChatRefused | undefined;
  let from = await readMarker(database, event);
  if (from === undefined) return;
  for (const found of await newEvents(database, event, from, now)) {
    const to = found.row;
    if (!(await moveMarker(database, event, { from, to }))) return;
    try {
      const chat = chatOf(telegram, found.city, await cityOfPlace(database, found.city));
      if (chat) await sendTelegram(telegram, chat, await noticeText(database, deskUrl, event, found));
    } catch (error) {
      if (!(error instanceof ChatRefused)) {
        await moveMarker(database, event, { from: to, to: from });
        throw error;
      }
      refusal = error;
    }
    from = to;
  }
  if (refusal) throw refusal;
}

async function noticeText(
  database: Database,
  deskUrl: string,
  event: NoticeEvent,
  { id, kind, city }: NewEvent,
): Promise<string> {
  const t = translator(STAFF_LOCALE);
  const contacts = await readDocument(database, 'contacts');
  const office = contacts?.cities.find(({ alias }) => alias === city)?.city[STAFF_LOCALE];
  const words = { id, kind: t(`requests.kind_${kind}`) };
  return [t(`offerMail.notice_${event}`, words), office, requestAddress(deskUrl, id)]
    .filter(Boolean)
    .join('\n');
}
