import { randomUUID } from 'node:crypto';
import type { SentPhoto } from '#src/contract/photos.ts';
import type { Delivery } from '#src/contract/delivery.ts';
import { REQUEST_CALLS, type RequestCallName } from '#src/contract/requests/index.ts';
import type { Locale } from '#src/i18n/locales.ts';
import { storeRequest } from '../requests/store.ts';
import { photoLink } from '../uploads/photo-link.ts';
import type { Handlers, Parts } from './handlers.ts';

/**
 * One handler for every request people send: stored before it is answered, once for each key. What filled in the
 * trap is answered like a person and forgotten (decision 52).
 */
export function requestHandlers({
  database,
  mail,
  staffEmail,
  uploads,
}: Pick<Parts, 'database' | 'mail' | 'staffEmail' | 'uploads'>): Pick<Handlers, RequestCallName> {
  const handlerOf =
    (kind: RequestCallName) =>
    async (
      { feedback_phone, ...payload }: { feedback_phone: string; 'photos[]'?: SentPhoto[] },
      locale: Locale,
      delivery: Delivery = unkeyed(),
    ) => {
      const photos = payload['photos[]'] ?? [];
      const links = photos.map((photo) => ({ title: photo.name, path: photoLink(photo, uploads.key) }));
      const request = { kind, payload, locale, delivery, links };
      const isNew = feedback_phone === '' && (await storeRequest(database, request, staffEmail));
      if (isNew) void mail.wake();
      // What has come before has its files already.
      else await uploads.folder.remove(photos);
      return { data: { status: 'accepted' as const } };
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
