import { type IncomingHttpHeaders, request } from 'node:http';

/** The response. */
interface Echo {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** For tests: sends a request with its path unchanged, which `fetch` would normalise. */
export function readSite(port: number) {
  return (method: string, path: string, headers: Record<string, string>, body = ''): Promise<Echo> =>
    new Promise((resolve, reject) => {
      const asking = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
        );
      });
      asking.on('error', reject).end(body);
    });
}
