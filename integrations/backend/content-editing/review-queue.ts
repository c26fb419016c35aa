import { and, asc, eq, isNull } from 'drizzle-orm';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { publishReview, WaitingReview } from '@tourbillon/domain/desk/review-queue.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { printJsonLike } from '@tourbillon/domain/texts/json-print.ts';
import { businessToday } from '../content-import/drafts.ts';
import { schema, type Database } from '../database/database.ts';
import { ofOffice } from '../database/of-office.ts';
import { notFound } from '../errors/domain-error.ts';
import { readContentText } from './content-place.ts';
import { publishFiles, type PublishContext } from './publish-texts.ts';

const { requests, reviewDecisions } = schema;

/** Reviews of one list. */
const MOST = 100;

const FILE = 'reviews.json';

/** The staff member who decides. */
interface Moderator {
  id: number;
  office: string | null;
}

/** Undecided reviews, oldest first. */
export async function listWaitingReviews(
  database: Database,
  office: string | null,
): Promise<WaitingReview[]> {
  const rows = await database
    .select()
    .from(requests)
    .where(isWaitingReview(office))
    .orderBy(asc(requests.id))
    .limit(MOST);
  return rows.map(({ id, sentAt, locale, payload }) => ({
    id,
    locale,
    sent_at: sentAt.toISOString(),
    name: wordOf(payload.user_name),
    text: wordOf(payload.message),
    rating: Number(payload.rating),
    city: wordOf(payload.visited) || null,
    service: wordOf(payload.service) || null,
  }));
}

/**
 * Publishes a review as the first of the list, in the given languages.
 * @returns ids of the versions. @throws DomainError 'not-found' when it is unknown or already decided, and the errors
 * of publishing.
 */
export async function publishReviewText(
  tx: Database,
  means: PublishContext,
  { id: staffId, office }: Moderator,
  { id, city, service, name, text, answer }: DeskRequestOf<typeof publishReview>,
): Promise<number[]> {
  const row = await closeReview(tx, office, id, staffId, 'published', '');
  const before = await readContentText(means.place, FILE);
  // The file may have a byte order mark, which the import accepts.
  const reviews = JSON.parse((before?.text ?? '[]').replace(/^\uFEFF/, '')) as { id: number }[];
  const date = await businessToday(tx, row.sentAt);
  const review = {
    id: Math.max(0, ...reviews.map((one) => one.id)) + 1,
    rating: Number(row.payload.rating),
    ...{ date, city, service },
    name: withoutEmptyTexts(name),
    text: withoutEmptyTexts(text),
    answer: answer && Object.keys(withoutEmptyTexts(answer)).length > 0 ? withoutEmptyTexts(answer) : null,
  };
  const after = printJsonLike(before?.text ?? null, [review, ...reviews]);
  return publishFiles(
    tx,
    means,
    [{ path: FILE, text: after, hash: before?.hash ?? null, staffId }],
    'review',
  );
}

/** Rejects a review. @throws DomainError 'not-found' when it is unknown or already decided. */
export async function refuseReviewText(
  tx: Database,
  { id: staffId, office }: Moderator,
  id: number,
  reason: string,
): Promise<void> {
  await closeReview(tx, office, id, staffId, 'refused', reason);
}

async function closeReview(
  tx: Database,
  office: string | null,
  id: number,
  staffId: number,
  decision: 'published' | 'refused',
  reason: string,
) {
  const at = new Date();
  const [row] = await tx
    .update(requests)
    .set({ answeredAt: at })
    .where(and(isWaitingReview(office), eq(requests.id, id)))
    .returning();
  if (!row) throw notFound('Review');
  await tx.insert(reviewDecisions).values({ requestId: id, decision, reason, staffId, at });
  return row;
}

/** The reviews of an office and those without a city. */
function isWaitingReview(office: string | null) {
  return and(eq(requests.kind, 'review'), isNull(requests.answeredAt), ofOffice(requests.city, office));
}

/** The texts that are not empty, by language. */
function withoutEmptyTexts(words: Partial<Record<Locale, string>>): Partial<Record<Locale, string>> {
  return Object.fromEntries(Object.entries(words).filter(([, word]) => word.trim() !== ''));
}

function wordOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
