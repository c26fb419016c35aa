import http from 'node:http';
import http2 from 'node:http2';
import https from 'node:https';

/** An HTTP response. */
export interface Reply {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
}

/** Options of a request, which goes through nginx unless a storefront is named. */
export interface RequestOptions {
  host: string;
  path: string;
  /** Port of a storefront, which gets the request as nginx would send it for a visitor with this address. */
  direct?: { port: number; address: string };
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** nginx in front of a site: its TLS port, and its certificate. */
export interface Front {
  tls: number;
  certificate: string;
}

/** Sends a request over HTTP/1.1 on a new connection. */
export function ask(site: Front, asking: RequestOptions): Promise<Reply> {
  const { host, path, direct, method = 'GET', headers = {}, body } = asking;
  const options = {
    agent: false as const,
    host: '127.0.0.1',
    path,
    method,
    headers: {
      Host: host,
      ...(direct ? { 'X-Forwarded-For': direct.address } : {}),
      ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
      ...headers,
    },
  };
  const request = direct
    ? http.request({ ...options, port: direct.port })
    : https.request({ ...options, port: site.tls, servername: host, ca: site.certificate });
  return new Promise((resolve, reject) => {
    request.once('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
      );
    });
    request.once('error', reject);
    request.end(body);
  });
}

/** Sends a request over HTTP/2. @returns the status. */
export async function askHttp2(site: Front, host: string, path: string): Promise<number> {
  const options = { servername: host, ca: site.certificate };
  const session = http2.connect(`https://127.0.0.1:${site.tls}`, options);
  try {
    return await new Promise<number>((resolve, reject) => {
      session.once('error', reject);
      const stream = session.request({ ':path': path, ':authority': host });
      stream.once('response', (headers) => resolve(Number(headers[':status'])));
      stream.once('error', reject);
      stream.resume();
    });
  } finally {
    session.close();
  }
}
