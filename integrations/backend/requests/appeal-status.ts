import { eq } from 'drizzle-orm';
import type { LookUpResult } from '@tourbillon/domain/contract/requests/look-ups.ts';
import { businessDay } from '../business-days/business-day.ts';
import { schema, type Database } from '../database/database.ts';
import { sameContact } from './same-contact.ts';

const { requests } = schema;

/**
 * The state of an appeal, for a person who knows its number and the contact it was sent with; null for everybody
 * else.
 */
export async function appealStatus(
  database: Database,
  asked: { number: string; contact: string },
  timeZone: string,
): Promise<Extract<LookUpResult, { kind: 'appeal' }> | null> {
  const [row] = await database.select().from(requests).where(eq(requests.number, asked.number));
  const contacts = [row?.payload.email, row?.payload.telephone];
  const known = contacts.map((one) => sameContact(asked.contact, typeof one === 'string' ? one : ''));
  if (!row?.number || !row.due || !known.includes(true)) return null;
  const dateOf = (moment: Date) => businessDay(moment, timeZone).date;
  return {
    kind: 'appeal',
    number: row.number,
    state: row.answeredAt ? 'answered' : row.takenAt ? 'in_work' : 'received',
    received: dateOf(row.sentAt),
    due: row.due,
    answered: row.answeredAt && dateOf(row.answeredAt),
  };
}
