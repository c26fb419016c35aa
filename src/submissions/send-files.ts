import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Call } from '@tourbillon/domain/contract/call.ts';
import { type Delivery, deliveryHeaders } from '@tourbillon/domain/contract/delivery-headers.ts';
import type { SentPhoto } from '@tourbillon/domain/contract/photos.ts';
import { networkHeaders } from '@tourbillon/domain/contract/visitor-headers.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { processPhotoStore } from '../uploads/open-photo-store.ts';
import { configuration } from '../platform/configuration.ts';
import { BackendError } from '../platform/errors/backend-error.ts';
import { serviceHeaders, signatureFault } from '../backend-client/service-token.ts';

/** Milliseconds for all files of a request: 200 MB take a minute on a slow connection. */
const TIME_LIMIT_MS = 120_000;

/** A request with files. */
export interface FilesRequest {
  call: Call;
  locale: Locale;
  request: Record<string, unknown>;
  delivery: Delivery;
  /** Keyed hashes of the sender's networks. */
  networks: readonly string[];
  upload: string;
}

const MEDIA = { jpeg: 'image/jpeg', pdf: 'application/pdf' } as const;

/**
 * Sends a request with its files, streamed from the disk.
 * @throws BackendError as `askBackend` does; ENOENT when a file is missing.
 */
export async function sendFiles({
  call,
  locale,
  request,
  delivery,
  networks,
  upload,
}: FilesRequest): Promise<void> {
  const body = new FormData();
  const { [call.files ?? '']: photos, ...fields } = request;
  for (const [name, value] of Object.entries(fields)) body.append(name, String(value));
  for (const { id, name, type } of photos as SentPhoto[]) {
    const file = processPhotoStore().file(upload, id);
    // For a missing file `openAsBlob` has no ENOENT, by which the queue knows that a lead can never be sent.
    await stat(file);
    body.append(call.files ?? '', await openAsBlob(file, { type: MEDIA[type] }), name);
  }
  const base = configuration().backends[locale];
  const target = new URL(base.pathname.replace(/\/$/, '') + call.path, base);
  const headers: Record<string, string> = {
    ...deliveryHeaders(delivery),
    ...networkHeaders(networks),
    ...serviceHeaders({ method: 'POST', target: target.pathname, body: undefined }),
  };
  if (base.username) headers.Authorization = `Basic ${btoa(`${base.username}:${base.password}`)}`;
  target.username = target.password = '';
  const signal = AbortSignal.timeout(TIME_LIMIT_MS);
  const sent = { method: 'POST', body, headers, redirect: 'error', signal } as const;
  const response = await fetch(target, sent).catch(() => {
    throw new BackendError(call.path);
  });
  const fault = signatureFault(response.status, response.headers.get('www-authenticate'));
  if (fault) throw new BackendError(call.path, undefined, fault);
  if (!response.ok) throw new BackendError(call.path, response.status, 'refused');
}
