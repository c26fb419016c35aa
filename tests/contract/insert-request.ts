import { schema } from '@tourbillon/backend/database/database.ts';
import type { Backend } from '@tourbillon/backend/start-backend.ts';
import type { RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

const { requests } = schema;

/** A stored request of a visitor. */
interface LeftRequest {
  kind?: RequestCallName;
  payload?: Record<string, unknown>;
  locale?: Locale;
  city?: string | null;
  sentAt?: Date;
  answerBy?: Date | null;
}

let count = 0;

/** Stores a request without its letters. @returns its number. */
export async function insertRequest(
  backend: () => Backend,
  { kind = 'question', payload = {}, locale = 'uz', city = null, sentAt = new Date(), answerBy }: LeftRequest,
): Promise<number> {
  const values = { kind, payload: { user_name: 'Ivan', ...payload }, locale, city, sentAt };
  const [row] = await backend()
    .database.insert(requests)
    .values({ ...values, key: `put-request-${++count}`, createdAt: sentAt, answerBy: answerBy ?? null })
    .returning({ id: requests.id });
  return row?.id ?? 0;
}
