import { randomUUID } from 'node:crypto';
import { request } from 'node:http';

/** A site under attack. */
export interface Target {
  port: number;
  host: string;
}

/** An HTTP response. */
export interface Reply {
  status: number;
  text: string;
}

/** Fields of a form, or headers. */
export type Fields = Record<string, string>;

/** The media type of a form's body. */
export const FORM = 'application/x-www-form-urlencoded';

/** Posts from a new network address, so that no limit refuses the request. @param type of the body. */
export function postFromNewAddress(
  { port, host }: Target,
  path: string,
  body: string,
  type: string,
  more: Fields = {},
): Promise<Reply> {
  const [, a, b, c] = /(..)(..)(..)/.exec(randomUUID()) ?? [];
  const network = ['10', ...[a, b, c].map((part) => parseInt(part ?? '0', 16))].join('.');
  const headers = { Host: host, 'Content-Type': type, 'X-Forwarded-For': network, ...more };
  return new Promise((resolve, reject) => {
    const asking = request(
      { host: '127.0.0.1', port, path, method: 'POST', headers, agent: false },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    asking.on('error', reject).end(body);
  });
}
