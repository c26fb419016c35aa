import { randomBytes } from 'node:crypto';
import http from 'node:http';
import https from 'node:https';
import type { Submission } from './submissions.ts';

/** Timeout of a person, milliseconds; the script of a form has the same timeout. */
const TIMEOUT = 15_000;

/** Receiver of a submission. */
export interface Receiver {
  port: number;
  /** Host header of the site. */
  host: string;
  /** Address of the sender, by which limits on writing count. */
  network: string;
  /** Certificate of a TLS proxy: the sender then connects from that address, which must be a loopback address. */
  certificate?: string | undefined;
}

/** Result: whether the page confirmed the form, its status and text; undefined without a response. */
export type Reply = { thanked: boolean; status: number; text: string } | undefined;

/** Sends a form once, as a browser without scripts does. A broken connection counts as no response. */
export function send({ page, fields, file }: Submission, receiver: Receiver): Promise<Reply> {
  const { port, host, network, certificate } = receiver;
  const { type, body } = file ? withFile(fields, file) : plain(fields);
  const { request } = certificate ? https : http;
  const tls = { ca: certificate, servername: host.split(':')[0], localAddress: network };
  return new Promise((resolve) => {
    const sending = request({
      ...(certificate ? tls : {}),
      agent: false,
      host: '127.0.0.1',
      port,
      path: page,
      method: 'POST',
      headers: {
        Host: host,
        'Content-Type': type,
        'Content-Length': Buffer.byteLength(body),
        ...(certificate ? {} : { 'X-Forwarded-For': network }),
      },
      signal: AbortSignal.timeout(TIMEOUT),
    });
    sending.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.once('end', () => {
        const status = response.statusCode ?? 0;
        resolve({ thanked: status === 200 && text.includes(' data-sent'), status, text });
      });
      response.once('error', () => resolve(undefined));
    });
    sending.once('error', () => resolve(undefined));
    sending.end(body);
  });
}

function plain(fields: Record<string, string>) {
  return { type: 'application/x-www-form-urlencoded', body: String(new URLSearchParams(fields)) };
}

function withFile(fields: Record<string, string>, { name, text }: { name: string; text: string }) {
  const edge = `----${randomBytes(12).toString('hex')}`;
  const parts = [
    ...Object.entries(fields).map(([field, value]) => `name="${field}"\r\n\r\n${value}`),
    `name="photos[]"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n${text}`,
  ].map((part) => `--${edge}\r\nContent-Disposition: form-data; ${part}\r\n`);
  return { type: `multipart/form-data; boundary=${edge}`, body: `${parts.join('')}--${edge}--\r\n` };
}
