import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Header with the request id, passed from proxy to storefront to backend, and back to the client. */
export const REQUEST_ID = 'X-Request-Id';

/** The context of the current request. */
interface Visit {
  id: string;
  /** The visitor's network. */
  network: string | undefined;
  /** Backends that this request has waited for in vain. */
  silent: Set<string>;
}

const current = new AsyncLocalStorage<Visit>();

/** The request id of the proxy, if it is valid; otherwise a new one. */
export function nameRequest(req: Pick<IncomingMessage, 'headers'>): string {
  const given = req.headers['x-request-id'];
  return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
}

/** Runs work in the context of a request. @param id the request id. @param network the visitor's network. */
export function runInRequest<T>(id: string, work: () => T, network?: string): T {
  return current.run({ id, network, silent: new Set() }, work);
}

const previewed = new AsyncLocalStorage<string>();

/** Runs work as a preview of a text. @param header sent to the backend with each call. */
export function runAsPreview<T>(header: string, work: () => T): T {
  return previewed.run(header, work);
}

/** The preview header for the backend. Undefined outside a preview. */
export function previewHeader(): string | undefined {
  return previewed.getStore();
}

/** The id of the current request, if any. Work that several requests share has the id of the first. */
export function requestId(): string | undefined {
  return current.getStore()?.id;
}

/** The network of the current request's visitor. Shared work must not use it, because it serves several visitors. */
export function visitorNetwork(): string | undefined {
  return current.getStore()?.network;
}

/** Notes that the current request has waited for a backend for the whole time limit. */
export function noteSilence(backend: string): void {
  current.getStore()?.silent.add(backend);
}

/** Whether the current request has waited for this backend in vain. */
export function isSilent(backend: string): boolean {
  return current.getStore()?.silent.has(backend) ?? false;
}
