import { randomUUID } from 'node:crypto';
import type { Delivery } from '#src/contract/delivery.ts';
import { REQUEST_CALLS, type RequestCallName } from '#src/contract/requests/index.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { refuseUnavailable } from '../requests/item-there.ts';
import { storeRequest } from '../requests/store.ts';
import type { Handlers, Parts } from './handlers.ts';

/**
 * One handler for every request people send: stored before it is answered, once for each key. What filled in the
 * trap is answered like a person and forgotten (decision 52).
 */
export function requestHandlers({
  database,
  items,
  mail,
  staffEmail,
}: Pick<Parts, 'database' | 'items' | 'mail' | 'staffEmail'>): Pick<Handlers, RequestCallName> {
  const handlerOf =
    (kind: RequestCallName) =>
    async (
      { feedback_phone, ...payload }: { feedback_phone: string },
      locale: Locale,
      delivery: Delivery = unkeyed(),
    ) => {
      const status = 'accepted' as const;
      if (feedback_phone !== '') return { data: { status } };
      if (kind === 'purchase') await refuseUnavailable(database, items, payload, delivery);
      const promise = await storeRequest(database, { kind, payload, locale, delivery }, staffEmail);
      void mail.wake();
      return { data: { status, ...promise } };
    };
  const names = Object.keys(REQUEST_CALLS) as RequestCallName[];
  const handlers: Partial<Record<RequestCallName, unknown>> = {};
  for (const kind of names) handlers[kind] = handlerOf(kind);
  return handlers as Pick<Handlers, RequestCallName>;
}

/** A caller without a key sends each request once. */
function unkeyed(): Delivery {
  return { key: randomUUID(), sentAt: new Date().toISOString(), consent: 'none' };
}
