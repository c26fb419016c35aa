import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';

/** A server that accepts reports as Sentry does. */
export interface SentryIngest {
  /** DSN of a project of its own. */
  dsn: string;
  /** The received events, and their full text: envelopes with the headers of the request. */
  events: Record<string, unknown>[];
  received: string;
  stop: () => Promise<void>;
}

/** Starts it on a free port. */
export async function startSentryIngest(): Promise<SentryIngest> {
  const ingest: Pick<SentryIngest, 'events' | 'received'> = { events: [], received: '' };
  const server = createServer((asked, reply) => {
    const parts: Buffer[] = [];
    asked.on('data', (part: Buffer) => parts.push(part));
    asked.on('end', () => {
      const bytes = Buffer.concat(parts);
      const text = (asked.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString();
      ingest.received += `${asked.url ?? ''}\n${JSON.stringify(asked.headers)}\n${text}\n`;
      const [, head = '{}', event = '{}'] = text.split('\n');
      const { type } = JSON.parse(head) as { type?: string };
      if (type === 'event') ingest.events.push(JSON.parse(event) as Record<string, unknown>);
      reply.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(ingest, {
    dsn: `http://key@127.0.0.1:${port}/7`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
