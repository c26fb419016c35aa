import { and, eq, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import { nationalPart } from '@tourbillon/domain/business/national-part.ts';
import type { InboxFilter, RequestList } from '@tourbillon/domain/desk/inbox.ts';
import { schema } from '../database/database.ts';
import { inPlacesOfCity, ofOffice } from '../database/of-office.ts';

const { offers, requests } = schema;

/** The desk user who reads the inbox. */
export interface Reader {
  id: number;
  /** Null for all offices. */
  office: string | null;
}

/** Condition for requests that a desk user may see and that match a filter. */
export function inboxWhere(
  { id, office }: Reader,
  { kind, state, city, locale, late, who, search = '' }: InboxFilter,
  now: Date,
): SQL | undefined {
  return and(
    ofOffice(requests.city, office),
    kind && eq(requests.kind, kind),
    state && inState(state),
    city === undefined ? undefined : inPlacesOfCity(requests.city, city),
    locale && eq(requests.locale, locale),
    late && (late === 'yes' ? isLate(now) : sql`not coalesce(${isLate(now)}, false)`),
    who === undefined ? undefined : hasIt(who, id),
    ...wordsOf(search).map(names),
  );
}

/** Condition for unanswered requests after their deadline. */
export function isLate(now: Date): SQL {
  return sql`(${requests.answeredAt} is null and ${requests.answerBy} < ${now.toISOString()})`;
}

function inState(state: RequestList): SQL | undefined {
  if (state === 'unread') return isNotNull(requests.unreadSince);
  if (state === 'answered') return isNotNull(requests.answeredAt);
  if (state === 'waiting') return isNull(requests.answeredAt);
  const taken = state === 'taken' ? isNotNull(requests.takenAt) : isNull(requests.takenAt);
  return and(isNull(requests.answeredAt), taken);
}

function hasIt(who: NonNullable<InboxFilter['who']>, reader: number): SQL {
  if (who === 'nobody') return isNull(requests.takenBy);
  return eq(requests.takenBy, who === 'me' ? reader : Number(who));
}

/** Minimum number of digits for a search in phones. Fewer digits match most phones. */
const PHONE_PART = 4;

/** Words of a search. A phone with spaces is one word. */
function wordsOf(search: string): string[] {
  return /^[\d\s()+-]+$/.test(search) && search.replaceAll(/\D/g, '').length > PHONE_PART
    ? [search.replaceAll(/\s/g, '')]
    : search.split(/\s+/).filter(Boolean);
}

/** Condition for a word of a search in name, number, reference, item or phone, in any format of the phone. */
function names(word: string): SQL | undefined {
  const pattern = `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const digits = word.replaceAll(/\D/g, '');
  const isPhone = digits.length >= PHONE_PART && /^[\d\s()+-]+$/.test(word);
  const id = /^(№|#)?(\d{1,15})$/.exec(word)?.[2];
  return or(
    like(requests.searched, pattern.toLowerCase()),
    id === undefined ? undefined : eq(requests.id, Number(id)),
    isPhone ? like(requests.phone, `%${nationalPart(digits)}%`) : undefined,
    /^\d+-\d+$/.test(word)
      ? sql`exists (select 1 from ${offers} where ${offers.requestId} = ${requests.id} and ${offers.number} = ${word})`
      : undefined,
  );
}
