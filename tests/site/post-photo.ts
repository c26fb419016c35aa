import { randomBytes } from 'node:crypto';
import { request } from 'node:http';

/** A host of a storefront. */
export interface PhotoTarget {
  port: number;
  host: string;
}

/** Sends a file as the form with photographs does, from a new network, so that no limit refuses it. */
export function postPhoto(
  { port, host }: PhotoTarget,
  upload: string,
  body: Buffer,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
  const network = ['10', ...randomBytes(3)].join('.');
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method: 'POST',
        path: `/api/photos?upload=${upload}&name=a.jpg`,
        headers: { Host: host, 'Content-Length': body.length, 'X-Forwarded-For': network, ...headers },
      },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (part: string) => (text += part));
        reply.once('end', () => resolve({ status: reply.statusCode ?? 0, text }));
      },
    );
    sent.once('error', reject);
    sent.end(body);
  });
}
