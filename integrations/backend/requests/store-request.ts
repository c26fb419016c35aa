import { eq } from 'drizzle-orm';
import { type Delivery, NO_EDITION } from '@tourbillon/domain/contract/delivery-headers.ts';
import type { Acceptance } from '@tourbillon/domain/contract/requests/accepted.ts';
import { CITY_UNKNOWN } from '@tourbillon/domain/contract/requests/unknown-city.ts';
import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { requestNumber } from '@tourbillon/domain/business/request-number.ts';
import { sessionHolder } from '../accounts/accounts.ts';
import { addItemAlert } from '../alerts/alerts.ts';
import { loadLetterItem } from '../catalogue/load-letter-item.ts';
import { businessDay } from '../business-days/business-day.ts';
import { schema, type Database } from '../database/database.ts';
import type { DocumentOf } from '../content-store/formats.ts';
import { defaultCityOf } from '../content-store/site-cities.ts';
import { namedWords } from '../content-store/named-words.ts';
import { answeringOffice } from '../content-store/office-hours.ts';
import { readDocument } from '../content-store/read-document.ts';
import { staffAddress } from '../content-store/staff-address.ts';
import { shopTimeZone } from '../content-store/shop-time-zone.ts';
import { newLink } from '../mailed-links/request-links.ts';
import { unsubscribeToken } from '../mailed-links/unsubscribe-token.ts';
import { enqueueMail } from '../mail/mail-queue.ts';
import { officeMoment } from '../mail/office-time.ts';
import { nextAppealNumber } from './appeal-number.ts';
import { promisedDeadline } from './promised-deadline.ts';
import { dueDay } from './due-day.ts';
import { heldUntilFor } from '../availability/availability.ts';
import { isRegularSender } from '../orders/orders.ts';
import { holdPurchase } from './hold-purchase.ts';
import { policyEdition } from '../content-store/policy-edition.ts';
import { STAFF_LOCALE } from '../mail/staff-locale.ts';

const { accounts, consents, requests } = schema;

/** A received request. */
export interface IncomingRequest {
  kind: RequestCallName;
  payload: Record<string, unknown>;
  locale: Locale;
  delivery: Delivery;
  /** Its files, as links of the storefront for the staff. */
  links?: { title: string; path: string }[];
}

/** Settings for the letters of a request. */
interface LetterMeans {
  /** Mailbox of the staff for cities without their own. */
  staffEmail: string | undefined;
  /** The key that signs unsubscribe links. */
  key: string;
}

/**
 * Stores a request and its letters in one transaction. A repeated idempotency key changes nothing and sends no
 * letter.
 * @returns whether it is new, and the data for its sender, the same for every repetition.
 */
export async function storeRequest(
  database: Database,
  { kind, payload: sent, locale, delivery, links = [] }: IncomingRequest,
  { staffEmail, key }: LetterMeans,
  now = new Date(),
): Promise<Omit<Acceptance, 'status'> & { isNew: boolean }> {
  return database.transaction(async (tx) => {
    const day = await shopDateOf(tx, new Date(delivery.sentAt));
    const due = dueDay(kind, day);
    const sentAt = new Date(delivery.sentAt);
    const contacts = await readDocument(tx, 'contacts');
    const payload = withCity(sent, contacts, locale);
    const city = textOf(payload, 'city') ?? null;
    const answerBy = await promisedDeadline(tx, { kind, city, locale, sentAt });
    const text = delivery.consent === NO_EDITION ? null : delivery.consent;
    const policy = await policyEdition(tx, locale);
    const holder = await sessionHolder(tx, delivery.session);
    const [stored] = await tx
      .insert(requests)
      .values({
        kind,
        payload,
        accountId: holder ?? null,
        locale,
        city,
        key: delivery.key,
        due: due ?? null,
        answerBy,
        consentText: text,
        consentPolicy: policy,
        sentAt,
        createdAt: now,
      })
      .onConflictDoNothing({ target: requests.key })
      .returning({ id: requests.id });
    if (!stored) return { ...(await storedBefore(tx, delivery.key)), isNew: false };
    if (holder !== undefined) {
      const given = { purpose: kind, locale, text, policy, givenAt: sentAt };
      await tx.insert(consents).values({ accountId: holder, ...given });
    }
    const purchase = { id: stored.id, accountId: holder ?? null, payload };
    const hold = kind === 'purchase' ? await holdPurchase(tx, purchase, delivery, now) : undefined;
    const number = await numberOf(tx, kind, delivery.key, day);
    if (number) await tx.update(requests).set({ number }).where(eq(requests.id, stored.id));
    const held = hold === undefined || typeof hold === 'string' ? undefined : hold.held;
    const promise = { ...(number && { number }), ...(due && { due }), ...(held && { held }) };
    const staffAt = staffAddress(contacts, city, staffEmail);
    if (staffAt) {
      const about = await loadLetterItem(tx, payload.item, STAFF_LOCALE);
      const office = answeringOffice(contacts, city, locale);
      const zone = office?.time_zone ?? (await shopTimeZone(tx));
      const facts = { id: stored.id, kind, payload, locale, sentAt: delivery.sentAt, zone };
      const named = await namedWords(tx, payload, STAFF_LOCALE);
      const isRegular = await isRegularSender(tx, stored.id);
      const values = { ...facts, ...promise, item: about?.item, named, isRegular, links };
      await enqueueMail(tx, { to: staffAt, locale: STAFF_LOCALE, template: 'staff-request', values }, now);
    }
    // Without a typed address, the letter goes to the address of the account.
    const to = textOf(payload, 'email') ?? (holder === undefined ? undefined : await addressOf(tx, holder));
    const waits = kind === 'arrivalNotice' || hold === 'taken';
    const alert = waits ? await waitForItem(tx, { id: stored.id, payload, to }, locale, now) : undefined;
    if (to) {
      const about = await loadLetterItem(tx, payload.item, locale);
      const values = {
        id: stored.id,
        kind,
        payload,
        named: await namedWords(tx, payload, locale),
        sent: await officeMoment(tx, locale, sentAt),
        item: about?.item,
        city: about?.city ?? city,
        thread: await newLink(tx, { requestId: stored.id, offerId: null }, now),
        alert: alert === undefined ? undefined : unsubscribeToken({ kind: 'item', id: alert }, key),
        ...promise,
        taken: hold === 'taken',
      };
      await enqueueMail(tx, { to, locale, template: 'request-received', values }, now);
    }
    return { ...promise, isNew: true };
  });
}

/**
 * Adds an arrival alert for a sender with an address, so that the staff has no work.
 * @returns id of the alert; undefined if there is none.
 */
async function waitForItem(
  tx: Database,
  { id, payload, to: recipient }: { id: number; payload: Record<string, unknown>; to: string | undefined },
  locale: Locale,
  now: Date,
): Promise<number | undefined> {
  const item = textOf(payload, 'item');
  if (!recipient || !item) return undefined;
  const wish = { owner: `request:${id}`, item, recipient: recipient.toLowerCase(), locale };
  return addItemAlert(tx, wish, now);
}

/** If the city was not known when the request was sent, it gets the first city of its site. */
function withCity(
  payload: Record<string, unknown>,
  contacts: DocumentOf<'contacts'> | undefined,
  locale: Locale,
): Record<string, unknown> {
  const first = payload.city === CITY_UNKNOWN && contacts && defaultCityOf(contacts, locale);
  return first ? { ...payload, city: first.alias } : payload;
}

/** The number for look-ups by the sender, for kinds that have one. */
async function numberOf(
  tx: Database,
  kind: RequestCallName,
  key: string,
  day: string,
): Promise<string | undefined> {
  if (kind === 'appraisal') return requestNumber(key);
  return kind === 'appeal' ? nextAppealNumber(tx, Number(day.slice(0, 4))) : undefined;
}

/** The email address of an account. */
async function addressOf(tx: Database, id: number): Promise<string | undefined> {
  const [account] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, id));
  return account?.email;
}

/** The data for the sender of a request stored earlier. */
async function storedBefore(tx: Database, key: string): Promise<Omit<Acceptance, 'status'>> {
  const [row] = await tx
    .select({ id: requests.id, kind: requests.kind, number: requests.number, due: requests.due })
    .from(requests)
    .where(eq(requests.key, key));
  const held = row?.kind === 'purchase' ? await heldUntilFor(tx, row.id) : undefined;
  return {
    ...(row?.number && { number: row.number }),
    ...(row?.due && { due: row.due }),
    ...(held && { held }),
  };
}

/** The date of a moment in the shop's time zone. */
async function shopDateOf(tx: Database, moment: Date): Promise<string> {
  return businessDay(moment, await shopTimeZone(tx)).date;
}

function textOf(payload: Record<string, unknown>, field: string): string | undefined {
  const value = payload[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
