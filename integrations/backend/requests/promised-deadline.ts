import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { ANSWER_TERMS } from '@tourbillon/domain/business/answer-terms.ts';
import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import { answeringOffice } from '../content-store/office-hours.ts';
import { readDocument } from '../content-store/read-document.ts';
import { shopTimeZone } from '../content-store/shop-time-zone.ts';
import { schema, type Database } from '../database/database.ts';
import { answerDeadline } from './answer-deadline.ts';

const { requests } = schema;

type DeadlineFields = Pick<typeof requests.$inferSelect, 'kind' | 'city' | 'locale' | 'sentAt'>;

/** Deadline of the answer to a request; null if no deadline was promised. */
export async function promisedDeadline(
  database: Database,
  { kind, city, locale, sentAt }: DeadlineFields,
): Promise<Date | null> {
  const term = ANSWER_TERMS[kind];
  if (!term) return null;
  const hours = answeringOffice(await readDocument(database, 'contacts'), city, locale);
  return answerDeadline(term, sentAt, hours, await shopTimeZone(database));
}

/** Sets the missing deadline of open requests from before deadlines were stored. @returns how many. */
export async function setMissingDeadlines(database: Database): Promise<number> {
  const promising = (Object.keys(ANSWER_TERMS) as RequestCallName[]).filter((kind) => ANSWER_TERMS[kind]);
  const found = await database
    .select({
      id: requests.id,
      kind: requests.kind,
      city: requests.city,
      locale: requests.locale,
      sentAt: requests.sentAt,
    })
    .from(requests)
    .where(and(isNull(requests.answerBy), isNull(requests.answeredAt), inArray(requests.kind, promising)))
    .orderBy(asc(requests.id));
  for (const row of found) {
    const answerBy = await promisedDeadline(database, row);
    await database.update(requests).set({ answerBy }).where(eq(requests.id, row.id));
  }
  return found.length;
}
