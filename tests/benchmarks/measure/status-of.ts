import { get } from 'node:http';

/** The status of an address of a host over the loopback interface; 0 without a response. */
export function statusOf(port: number, host: string, path: string): Promise<number> {
  return new Promise((resolve) => {
    const request = get({ host: '127.0.0.1', port, path, headers: { Host: host } }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
      response.once('error', () => resolve(0));
    });
    request.once('error', () => resolve(0));
  });
}
