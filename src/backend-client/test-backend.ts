import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import { defineCall } from '@tourbillon/domain/contract/call.ts';
import { count, CACHE_SECONDS } from '@tourbillon/domain/contract/fields.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import type { Addresses } from '../platform/backend-addresses.ts';
import { BackendError } from '../platform/errors/backend-error.ts';

/** How a test backend handles a request. */
export type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

/** A real HTTP backend on its own port. A test can change its behaviour at any time. */
export class TestBackend {
  behave: Behaviour;
  /** All received requests. */
  readonly seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = [];
  readonly #server: Server;

  private constructor(behave: Behaviour) {
    this.behave = behave;
    this.#server = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        const { method = '', url = '', headers } = request;
        this.seen.push({ method, url, headers, body });
        this.behave(request, response);
      });
    });
  }

  /** Starts a backend on the given port, or on a free one. */
  static async start(behave: Behaviour, port = 0): Promise<TestBackend> {
    const backend = new TestBackend(behave);
    await new Promise<void>((done) => backend.#server.listen(port, '127.0.0.1', done));
    return backend;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** The same base address for every locale. */
  get addresses(): Addresses {
    return addressesOf(this.port);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}

/** Base addresses for a port. Nothing needs to listen there. */
export function addressesOf(port: number): Addresses {
  const base = new URL(`http://127.0.0.1:${port}/base`);
  return Object.fromEntries(LOCALES.map((locale) => [locale, base])) as Addresses;
}

/** Responds with a status and JSON. */
export function json(value: unknown, status = 200): Behaviour {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  };
}

/** Responds with a status and a text. */
export function text(body: string, status = 200): Behaviour {
  return (_, response) => void response.writeHead(status).end(body);
}

/** Never responds. */
export const hang: Behaviour = () => undefined;

/** Closes the connection. */
export const hangUp: Behaviour = (request) => void request.socket.destroy();

/** A typical call, with a field in the path and one in the query. */
export const ITEM = defineCall({
  method: 'GET',
  path: '/items/{id}',
  request: v.object({ id: v.string(), page: v.optional(count, 1) }),
  response: v.object({ n: v.number() }),
  cacheSeconds: CACHE_SECONDS.short,
  access: 'visitor',
  limit: 'reads',
});

/** The error of a call that is expected to fail. */
export async function failureOf(asking: Promise<unknown>): Promise<BackendError> {
  const error: unknown = await asking.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof BackendError) return error;
  throw new Error('a BackendError was expected', { cause: error });
}
