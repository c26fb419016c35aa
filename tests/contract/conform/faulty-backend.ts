import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PlantedFault } from './planted-faults.ts';

/** A proxy whose responses are those of a correct backend, except for one fault. */
export interface FaultyBackend {
  url: string;
  close: () => Promise<void>;
}

/**
 * Responses of a backend to reading requests, cached for later proxies: most responses are the same for every
 * fault.
 */
export type ResponseCache = Map<string, Promise<KeptResponse>>;

interface KeptResponse {
  status: number;
  type: string;
  etag: string | null;
  bytes: Buffer;
}

/**
 * Starts a proxy on the loopback interface that adds a fault to the responses of a backend. @param url of the
 * backend. @param kept cache of earlier proxies of the same backend, whose data must not change meanwhile.
 */
export async function startFaultyBackend(
  url: string,
  { request, response: alter, headers }: PlantedFault,
  kept: ResponseCache,
): Promise<FaultyBackend> {
  const server = createServer((asked, reply) => {
    void (async () => {
      const target = new URL(asked.url ?? '/', url);
      const from = request?.(target) ?? target;
      const chunks: Buffer[] = [];
      for await (const chunk of asked) chunks.push(chunk as Buffer);
      const { host: _, connection: __, ...sent } = asked.headers;
      const method = asked.method ?? 'GET';
      const fetched = () =>
        fetchWhole(from, {
          method,
          headers: sent as Record<string, string>,
          ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
        });
      const key = `${from.href} ${JSON.stringify(sent)}`;
      const before = method === 'GET' ? kept.get(key) : undefined;
      const came = before ?? fetched();
      if (method === 'GET') kept.set(key, came);
      const { status, type, etag, bytes } = await came;
      const said = { status, body: type.includes('json') ? JSON.parse(bytes.toString()) : undefined };
      const told = said.body === undefined ? undefined : alter?.(target, said as never);
      const shown = headers === 'no etag' ? null : etag;
      reply.writeHead(told?.status ?? status, { 'content-type': type, ...(shown && { etag: shown }) });
      reply.end(told ? JSON.stringify(told.body) : bytes);
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function fetchWhole(from: URL, init: RequestInit): Promise<KeptResponse> {
  const response = await fetch(from, init);
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    etag: response.headers.get('etag'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}
