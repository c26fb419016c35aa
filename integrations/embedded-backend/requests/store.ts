import type { Delivery } from '#src/contract/delivery.ts';
import type { RequestCallName } from '#src/contract/requests/index.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { schema, type Database } from '../database/database.ts';
import { enqueueMail } from '../mail/queue.ts';
import { policyEdition } from './policy-edition.ts';

const { requests } = schema;

/** Language the staff reads in. */
const STAFF_LOCALE: Locale = 'ru';

/** A request as it came. */
export interface IncomingRequest {
  kind: RequestCallName;
  payload: Record<string, unknown>;
  locale: Locale;
  delivery: Delivery;
  /** Its files as the staff opens them: paths of the storefront. */
  links?: { title: string; path: string }[];
}

/**
 * Stores a request with the letters that tell of it, all or nothing; one that has come before under its key is left
 * as it is and makes no letter.
 * @returns whether it was new.
 */
export async function storeRequest(
  database: Database,
  { kind, payload, locale, delivery, links = [] }: IncomingRequest,
  staffEmail: string | undefined,
  now = new Date(),
): Promise<boolean> {
  return database.transaction(async (tx) => {
    const [stored] = await tx
      .insert(requests)
      .values({
        kind,
        payload,
        locale,
        city: textOf(payload, 'city') ?? null,
        key: delivery.key,
        consentText: delivery.consent,
        consentPolicy: await policyEdition(tx, locale),
        sentAt: new Date(delivery.sentAt),
        createdAt: now,
      })
      .onConflictDoNothing({ target: requests.key })
      .returning({ id: requests.id });
    if (!stored) return false;
    if (staffEmail) {
      const values = { id: stored.id, kind, payload, locale, sentAt: delivery.sentAt, links };
      await enqueueMail(tx, { to: staffEmail, locale: STAFF_LOCALE, template: 'staff-request', values }, now);
    }
    const to = textOf(payload, 'email');
    if (to) {
      await enqueueMail(
        tx,
        { to, locale, template: 'request-received', values: { id: stored.id, kind } },
        now,
      );
    }
    return true;
  });
}

function textOf(payload: Record<string, unknown>, field: string): string | undefined {
  const value = payload[field];
  return typeof value === 'string' && value !== '' ? value : undefined;
}
