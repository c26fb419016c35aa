import { randomUUID } from 'node:crypto';
import type { SentPhoto } from '@tourbillon/domain/contract/photos.ts';
import { type Delivery, NO_EDITION } from '@tourbillon/domain/contract/delivery-headers.ts';
import { REQUEST_CALLS, type RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import { storeRequest } from '../requests/store-request.ts';
import { photoLink } from '../uploads/photo-link.ts';
import type { CallContext } from './call-context.ts';
import type { Handlers, HandlerServices } from './handlers.ts';

/**
 * One handler for every request that visitors send. It stores the request before it answers, once for each
 * idempotency key. A request that filled in the honeypot field gets the normal answer and is dropped (decision 52).
 */
export function requestHandlers({
  database,
  mail,
  staffEmail,
  uploads,
}: Pick<HandlerServices, 'database' | 'mail' | 'staffEmail' | 'uploads'>): Pick<Handlers, RequestCallName> {
  const handlerOf =
    (kind: RequestCallName) =>
    async (
      { feedback_phone, ...payload }: { feedback_phone: string; 'photos[]'?: SentPhoto[] },
      { locale, delivery = newDelivery() }: CallContext,
    ) => {
      const status = 'accepted' as const;
      const photos = payload['photos[]'] ?? [];
      if (feedback_phone !== '') {
        await uploads.folder.remove(photos);
        return { data: { status } };
      }
      const links = photos.map((photo) => ({ title: photo.name, path: photoLink(photo, uploads.key) }));
      const request = { kind, payload, locale, delivery, links };
      const { isNew, ...promise } = await storeRequest(database, request, { staffEmail, key: uploads.key });
      // A repeated request already has its files.
      if (!isNew) await uploads.folder.remove(photos);
      void mail.wake();
      return { data: { status, ...promise } };
    };
  const names = Object.keys(REQUEST_CALLS) as RequestCallName[];
  const handlers: Partial<Record<RequestCallName, unknown>> = {};
  for (const kind of names) handlers[kind] = handlerOf(kind);
  return handlers as Pick<Handlers, RequestCallName>;
}

/** Delivery of a caller without an idempotency key: every request is new. */
function newDelivery(): Delivery {
  return { key: randomUUID(), sentAt: new Date().toISOString(), consent: NO_EDITION };
}
