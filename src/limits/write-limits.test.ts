import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress } from '@tourbillon/platform/connections/client-address.ts';
import { maskedNetwork, networkOf, networksOf } from '@tourbillon/platform/connections/networks.ts';
import { openWriteLimits } from './write-limits.ts';

const request = (address: string, forwarded?: string) =>
  ({
    headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
    socket: { remoteAddress: address },
  }) as unknown as IncomingMessage;

describe('whose request it is', () => {
  it.each([
    ['no proxy: the connection', 0, '8.8.8.8', undefined, '8.8.8.8'],
    ['no proxy: what the visitor writes is nothing', 0, '8.8.8.8', '1.1.1.1', '8.8.8.8'],
    ['one proxy: what it saw', 1, '10.0.0.1', '1.1.1.1', '1.1.1.1'],
    ['one proxy: not what the visitor wrote before', 1, '10.0.0.1', '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    ['two proxies', 2, '10.0.0.1', '6.6.6.6, 1.1.1.1, 10.0.0.2', '1.1.1.1'],
    ['one proxy that says nothing', 1, '10.0.0.1', undefined, '10.0.0.1'],
  ])('%s', (_, proxies, near, forwarded, expected) => {
    expect(clientAddress(request(near, forwarded), proxies)).toBe(expected);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('network of %s', (address, expected) => {
    expect(networkOf(address)).toBe(expected);
  });
});

it('architecture §5 letters: ten from one network, the eleventh is told how long to wait', async () => {
  const limits = openWriteLimits({ TRUSTED_PROXIES: 0 });
  for (let n = 0; n < 10; n++) expect(await limits.wait(request('8.8.8.8'), 'letters')).toBe(0);
  const wait = await limits.wait(request('8.8.8.8'), 'letters');
  expect(wait).toBeGreaterThan(590);
  expect(await limits.wait(request('8.8.4.4'), 'letters')).toBe(0);
  expect(await limits.wait(request('8.8.8.8'), 'writes')).toBe(0);
});

it.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2345:3:4:5:6', ['2001:db8:1:2345', '2001:db8:1:2300/56', '2001:db8:1:0/48']],
  // The name of a visitor's narrowest network works like any address in it.
  ['2001:db8:1:2345', ['2001:db8:1:2345', '2001:db8:1:2300/56', '2001:db8:1:0/48']],
  ['::1', ['0:0:0:0', '0:0:0:0/56', '0:0:0:0/48']],
])('networks of %s', (address, expected) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(expected);
});

it('IPv6: a /56 has the budget of four lines, a /48 that of sixteen, an IPv4 address its own', async () => {
  const limits = openWriteLimits({ TRUSTED_PROXIES: 0 });
  const writes = async (times: number, address: (n: number) => string) => {
    let passed = 0;
    for (let n = 0; n < times; n++)
      passed += Number((await limits.wait(request(address(n)), 'letters')) === 0);
    return passed;
  };
  // A new /64 each time: first in one /56, then in other /56 networks of the same /48, then in another /48.
  expect(await writes(60, (n) => `2001:db8:1:${(0x100 + n).toString(16)}::1`)).toBe(40);
  expect(await writes(254, (n) => `2001:db8:1:${(0x200 + n * 0x100).toString(16)}::1`)).toBe(120);
  expect(await writes(11, () => '2001:db8:2:1::1')).toBe(10);
  expect(await writes(11, () => '2001:db8:2:2::1')).toBe(10);
  expect(await writes(11, () => '198.51.100.7')).toBe(10);
});

it('D15 pledge tickets: thirty tries from one network, counted apart from photographs', async () => {
  const limits = openWriteLimits({ TRUSTED_PROXIES: 0 });
  for (let n = 0; n < 30; n++) expect(await limits.wait(request('8.8.8.8'), 'tickets')).toBe(0);
  expect(await limits.wait(request('8.8.8.8'), 'tickets')).toBeGreaterThan(800);
  expect(await limits.wait(request('8.8.8.8'), 'photos')).toBe(0);
  for (let n = 0; n < 20; n++) await limits.wait(request('8.8.4.4'), 'photos');
  expect(await limits.wait(request('8.8.4.4'), 'tickets')).toBe(0);
});

it.each([
  ['203.0.113.7', '203.0.*.*'],
  ['::ffff:203.0.113.7', '203.0.*.*'],
  ['2001:db8:1:2345:3:4:5:6', '2001:db8:*'],
  ['2001:db8:1:2345', '2001:db8:*'],
  ['::1', '0:0:*'],
  ['', ''],
  ['unknown', ''],
])('D95 the network %s may be shown as "%s"', (address, place) => {
  expect(maskedNetwork(address)).toBe(place);
});

it('calls that read have a limit of their own, far beyond a person: 1,200 at once', async () => {
  const limits = openWriteLimits({ TRUSTED_PROXIES: 0 });
  const read = () => limits.wait(request('8.8.8.8'), 'reads');
  for (let n = 0; n < 1_200; n++) expect(await read()).toBe(0);
  const waits: number[] = [];
  for (let n = 0; n < 300; n++) waits.push(await read());
  expect(Math.max(...waits)).toBe(1);
  expect(await limits.wait(request('8.8.8.8'), 'letters')).toBe(0);
});
