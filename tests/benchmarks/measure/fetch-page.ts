import { get } from 'node:http';

/** The text of a page of a host, requested over the loopback interface. */
export function fetchPage(port: number, host: string, path: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, headers: { Host: host } }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (part: string) => (text += part));
      res.once('end', () => resolve(text));
    }).once('error', reject);
  });
}
