import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** A network that contains a visitor's address and has a budget of its own. */
export interface Network {
  /** `203.0.113.7`, or the first groups of an IPv6 prefix: `2001:db8:1:2`. */
  name: string;
  /** The budget of the whole network, as a multiple of the budget of one visitor. */
  share: number;
}

/**
 * Sizes of the IPv6 prefixes that providers assign: /64 to one line, /56 to a home or a small office, /48 to a
 * company. The owner of a wide prefix can use a new address for every request. So a wide prefix has a budget too: the
 * budget of several lines.
 */
const PREFIXES = [
  { bits: 64, share: 1 },
  { bits: 56, share: 4 },
  { bits: 48, share: 16 },
] as const;

/** The network that one visitor cannot easily change: an IPv4 address, or the /64 prefix of an IPv6 subscriber. */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  return typeof groups === 'string' ? groups : nameOf(groups, 64);
}

/**
 * All networks with a budget that contain an address, narrowest first: one for IPv4, three for IPv6.
 * @param address of the visitor, or the name of its narrowest network.
 */
export function networksOf(address: string): Network[] {
  const groups = groupsOf(address);
  if (typeof groups === 'string') return [{ name: groups, share: 1 }];
  return PREFIXES.map(({ bits, share }) => ({ name: nameOf(groups, bits), share }));
}

/**
 * The networks of an address as keyed hashes, narrowest first: backends never get the address itself.
 * @param address of the visitor, or the name of its narrowest network.
 */
export function networkHashes(address: string, key: string): string[] {
  return networksOf(address).map(({ name }) =>
    createHmac('sha256', `${key}.network`).update(name).digest('base64url'),
  );
}

/**
 * A masked address. Its user can recognise it, but nobody can be identified by it: the first half of an IPv4 address,
 * `203.0.*.*`, or the provider's part of an IPv6 address, `2001:db8:*`. Empty if the text is not an address.
 * @param address of the visitor, or the name of its narrowest network.
 */
export function maskedNetwork(address: string): string {
  const groups = groupsOf(address);
  if (typeof groups === 'string') return /^(\d+\.\d+)\.\d+\.\d+$/.exec(groups)?.[1]?.concat('.*.*') ?? '';
  return `${groups
    .slice(0, 2)
    .map((group) => group.toString(16))
    .join(':')}:*`;
}

/**
 * The first four groups of an IPv6 address. Any other text is returned unchanged, except that an IPv4-mapped address
 * becomes IPv4.
 */
function groupsOf(address: string): number[] | string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (/^([\da-f]{1,4}:){3}[\da-f]{1,4}$/i.test(address)) return numbers(address.split(':'));
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const after = tail.split(':').filter(Boolean);
    while (groups.length + after.length < 8) groups.push('0');
    groups.push(...after);
  }
  return numbers(groups.slice(0, 4));
}

function numbers(groups: readonly string[]): number[] {
  return groups.map((group) => parseInt(group, 16));
}

/** The prefix of a given length, 48 to 64 bits. The bits after it are cleared. */
function nameOf(groups: readonly number[], bits: number): string {
  const last = ((groups[3] ?? 0) >> (64 - bits)) << (64 - bits);
  const name = [...groups.slice(0, 3), last].map((group) => group.toString(16)).join(':');
  return bits === 64 ? name : `${name}/${bits}`;
}
