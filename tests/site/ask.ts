import { Agent, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { readSharedSite } from './site.ts';

/** An HTTP response. */
export interface Reply {
  status: number;
  headers: Record<string, string | undefined>;
  /** Body as transferred. */
  body: Buffer;
  /** Decompressed, as text. */
  text: string;
}

/** Options of a request. The Host header is that of the locale by default. */
export interface RequestOptions {
  method?: string;
  host?: string;
  headers?: Record<string, string>;
  /** Port of a storefront other than the common one. */
  port?: number;
  body?: string | Uint8Array;
}

/** How long a response may take, milliseconds: less than a test, which then says what has not been answered. */
const TIMEOUT = 90_000;

const agent = new Agent({ keepAlive: true, maxSockets: 512 });

/**
 * Sends an HTTP request to the storefront. Node does not resolve `*.localhost` and `fetch` cannot set Host, so it
 * uses `node:http`. Like a browser, it retries when the storefront has just closed an idle connection.
 */
export function ask(locale: Locale, path: string, asking: RequestOptions = {}): Promise<Reply> {
  const site = readSharedSite();
  const host = asking.host ?? new URL(site.origins[locale]).host;
  const method = asking.method ?? 'GET';
  return new Promise((resolve, reject) => {
    const req = request(
      {
        agent,
        host: '127.0.0.1',
        port: asking.port ?? site.port,
        path,
        method,
        headers: { Host: host, ...asking.headers },
      },
      (res) => {
        const parts: Buffer[] = [];
        res.on('data', (part: Buffer) => parts.push(part));
        res.on('error', reject);
        res.on('end', () => {
          const body = Buffer.concat(parts);
          const headers = Object.fromEntries(
            Object.entries(res.headers).map(([name, value]) => [name, String(value)]),
          );
          resolve({ status: res.statusCode ?? 0, headers, body, text: decode(body, headers) });
        });
      },
    );
    req.setTimeout(TIMEOUT, () =>
      req.destroy(new Error(`No response within ${TIMEOUT} ms: ${host} ${path}`)),
    );
    req.on('error', (error: NodeJS.ErrnoException) => {
      const wasIdle = req.reusedSocket && error.code === 'ECONNRESET' && method === 'GET';
      if (wasIdle) resolve(ask(locale, path, asking));
      else reject(error);
    });
    req.end(asking.body);
  });
}

function decode(body: Buffer, headers: Record<string, string>): string {
  if (body.length === 0) return '';
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString();
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body).toString();
  return body.toString();
}
