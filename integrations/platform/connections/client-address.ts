import type { IncomingMessage } from 'node:http';

/**
 * Whose request it is: the connection's other end, or what the outermost of our own proxies saw. What stands
 * further left in X-Forwarded-For the visitor may have written.
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
