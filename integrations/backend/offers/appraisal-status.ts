import { and, desc, eq, notInArray, or, sql } from 'drizzle-orm';
import { offerStateAt } from '@tourbillon/domain/business/offer-state.ts';
import type { LookUpResult } from '@tourbillon/domain/contract/requests/look-ups.ts';
import { businessDay } from '../business-days/business-day.ts';
import { lastDayOf } from '../business-days/last-day.ts';
import { schema, type Database } from '../database/database.ts';
import { newLink } from '../mailed-links/request-links.ts';
import { aboutOf, sameContact, textOf } from '../requests/requests.ts';

const { accounts, offers, requests } = schema;

type Appraisal = Extract<LookUpResult, { kind: 'appraisal' }>;

/**
 * The state of an appraisal, for a person who knows its number, or the number of its offer, and the contact it was
 * sent with; null for everybody else. The offer opens as from the link of a letter.
 */
export async function appraisalStatus(
  database: Database,
  asked: { number: string; contact: string },
  timeZone: string,
  now = new Date(),
): Promise<Appraisal | null> {
  const [found] = await database
    .select({ request: requests, email: accounts.email })
    .from(requests)
    .leftJoin(accounts, eq(accounts.id, requests.accountId))
    .where(
      and(
        eq(requests.kind, 'appraisal'),
        or(
          eq(requests.number, asked.number),
          sql`${requests.id} in (select ${offers.requestId} from ${offers} where ${offers.number} = ${asked.number})`,
        ),
      ),
    );
  if (!found) return null;
  const { request, email } = found;
  const { payload } = request;
  const contacts = [...['email', 'telephone', 'nickname'].map((one) => textOf(payload, one)), email ?? ''];
  if (!contacts.some((one) => sameContact(asked.contact, one))) return null;
  const offer = await latestOffer(database, request.id, timeZone, now);
  const handled = request.answeredAt ? 'answered' : request.takenAt ? 'in_work' : 'received';
  return {
    kind: 'appraisal',
    number: request.number ?? asked.number,
    about: aboutOf(payload),
    state: offer ? 'offered' : handled,
    received: businessDay(request.sentAt, timeZone).date,
    offer,
  };
}

async function latestOffer(
  database: Database,
  requestId: number,
  timeZone: string,
  now: Date,
): Promise<Appraisal['offer']> {
  const [row] = await database
    .select()
    .from(offers)
    .where(and(eq(offers.requestId, requestId), notInArray(offers.state, ['withdrawn', 'replaced'])))
    .orderBy(desc(offers.id))
    .limit(1);
  if (!row) return null;
  const { number, currency, buyOut, loan, validUntil } = row;
  return {
    ...{ number, currency, loan },
    state: offerStateAt(row, now),
    buy_out: buyOut,
    valid_until: lastDayOf(validUntil, timeZone),
    token: await newLink(database, { requestId, offerId: row.id }, now),
  };
}
