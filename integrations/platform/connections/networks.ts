import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** What a visitor's address belongs to. */
export interface Network {
  /** `203.0.113.7`, or the first groups of an IPv6 address: `2001:db8:1:2`. */
  name: string;
  /** How many times the budget of one visitor everybody in it has together. */
  share: number;
}

/**
 * Prefixes of IPv6 that are handed out: /64 to one line, /56 to a home or a small office, /48 to a company. Who owns a
 * wide one can take a new address of it for every request, so it has a budget as well: that of some of its lines.
 */
const PREFIXES = [
  { bits: 64, share: 1 },
  { bits: 56, share: 4 },
  { bits: 48, share: 16 },
] as const;

/** What one visitor cannot leave at will: an IPv4 address, or the /64 that an IPv6 subscriber is given. */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  return typeof groups === 'string' ? groups : nameOf(groups, 64);
}

/**
 * All networks an address belongs to that have a budget, narrowest first: one of IPv4, three of IPv6.
 * @param address of the visitor, or the name of its narrowest network.
 */
export function networksOf(address: string): Network[] {
  const groups = groupsOf(address);
  if (typeof groups === 'string') return [{ name: groups, share: 1 }];
  return PREFIXES.map(({ bits, share }) => ({ name: nameOf(groups, bits), share }));
}

/**
 * The networks of an address as backends may know them: by keyed hashes, narrowest first.
 * @param address of the visitor, or the name of its narrowest network.
 */
export function networkHashes(address: string, key: string): string[] {
  return networksOf(address).map(({ name }) =>
    createHmac('sha256', `${key}.network`).update(name).digest('base64url'),
  );
}

/**
 * A network as its user may know it again and nobody is found by: the first half of an IPv4 address, `203.0.*.*`, the
 * provider's part of an IPv6 one, `2001:db8:*`. Empty for what is no address.
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

/** The first four groups of an IPv6 address; anything else as it is written. */
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

/** The network of a given number of bits, 48 to 64: its last group loses what is beyond. */
function nameOf(groups: readonly number[], bits: number): string {
  const last = ((groups[3] ?? 0) >> (64 - bits)) << (64 - bits);
  const name = [...groups.slice(0, 3), last].map((group) => group.toString(16)).join(':');
  return bits === 64 ? name : `${name}/${bits}`;
}
