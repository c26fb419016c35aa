import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Header that carries the name of a request from proxy to storefront to backend, and back to the client. */
export const REQUEST_ID = 'X-Request-Id';

/** Whose work it is. */
interface Visit {
  id: string;
  /** The visitor's network. */
  network: string | undefined;
}

const current = new AsyncLocalStorage<Visit>();

/** The name that a proxy gave a request, if it is one; a new one otherwise. */
export function nameRequest(req: Pick<IncomingMessage, 'headers'>): string {
  const given = req.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Does a piece of work in the name of a request. @param network whose it is. */
export function inNameOf<T>(id: string, work: () => T, network?: string): T {
  return current.run({ id, network }, work);
}

const previewed = new AsyncLocalStorage<string>();

/** Does a piece of work for the preview of a text. @param header what the backend is told with each call. */
export function underPreview<T>(header: string, work: () => T): T {
  return previewed.run(header, work);
}

/** What the backend is told of the preview that is being made, if one is. */
export function previewHeader(): string | undefined {
  return previewed.getStore();
}

/** The request that is being answered, if any; work that several wait for has the name of the first. */
export function requestId(): string | undefined {
  return current.getStore()?.id;
}

/** The network of the visitor who is being answered, if any. Work that several wait for is nobody's: it must not be asked. */
export function visitorNetwork(): string | undefined {
  return current.getStore()?.network;
}
