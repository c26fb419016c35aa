import type { IncomingMessage } from 'node:http';

/**
 * The address of the client: the other end of the connection, or the address that our outermost proxy saw. The
 * visitor can forge everything further left in X-Forwarded-For.
 * @param proxies number of proxies in front of the site.
 */
export function clientAddress(req: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const near = req.socket.remoteAddress ?? '';
  if (proxies === 0) return near;
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  return forwarded.at(-proxies) ?? near;
}
