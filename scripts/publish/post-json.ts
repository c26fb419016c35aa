import { request } from 'node:http';

/** Response to `postJson`. */
export interface Reply {
  status: number;
  body: unknown;
}

/**
 * Sends JSON to a program on this machine.
 * @returns its response; undefined when nothing listens there.
 */
export function postJson(
  to: { host: string; port: number; path: string; headers?: Record<string, string> },
  body: string,
): Promise<Reply | undefined> {
  return new Promise((resolve, reject) => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      ...to.headers,
    };
    const req = request({ host: to.host, port: to.port, path: to.path, method: 'POST', headers }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (part: string) => (text += part));
      res.once('error', reject);
      res.once('end', () => resolve({ status: res.statusCode ?? 0, body: parse(text) }));
    });
    req.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') resolve(undefined);
      else reject(error);
    });
    req.end(body);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
