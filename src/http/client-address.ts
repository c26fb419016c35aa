import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

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

/** What one visitor cannot leave at will: an IPv4 address, or the /64 that an IPv6 subscriber is given. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const after = tail.split(':').filter(Boolean);
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
