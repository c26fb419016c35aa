import { type IncomingHttpHeaders, request } from 'node:http';

/** What came back. */
interface Echo {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** For tests: asks a server by an address as it is, which `fetch` would tidy up. */
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
