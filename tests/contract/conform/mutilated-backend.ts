import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PlantedFault } from './planted-faults.ts';

/** A backend that answers as another does, but for one fault. */
export interface MutilatedBackend {
  url: string;
  close: () => Promise<void>;
}

/** Starts a proxy on the loopback interface that plants a fault into what a backend answers. @param url of the backend. */
export async function mutilate(
  url: string,
  { request, response: alter, headers }: PlantedFault,
): Promise<MutilatedBackend> {
  const server = createServer((asked, reply) => {
    void (async () => {
      const target = new URL(asked.url ?? '/', url);
      const from = request?.(target) ?? target;
      const chunks: Buffer[] = [];
      for await (const chunk of asked) chunks.push(chunk as Buffer);
      const { host: _, connection: __, ...sent } = asked.headers;
      const response = await fetch(from, {
        method: asked.method ?? 'GET',
        headers: sent as Record<string, string>,
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      });
      const text = Buffer.from(await response.arrayBuffer());
      const type = response.headers.get('content-type') ?? '';
      const said = {
        status: response.status,
        body: type.includes('json') ? JSON.parse(text.toString()) : undefined,
      };
      const told = said.body === undefined ? undefined : alter?.(target, said as never);
      const etag = headers === 'no etag' ? null : response.headers.get('etag');
      reply.writeHead(told?.status ?? said.status, { 'content-type': type, ...(etag && { etag }) });
      reply.end(told ? JSON.stringify(told.body) : text);
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
