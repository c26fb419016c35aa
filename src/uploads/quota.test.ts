import { readConfiguration } from '../platform/configuration.ts';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newUpload, PhotoStore } from './photo-store.ts';
import { QuotaExceeded, Quota, exceededScope } from './quota.ts';
import { quotaLimits } from './open-photo-store.ts';

const MB = 1024 ** 2;
const LIMITS = { all: 100 * MB, network: 20 * MB };

describe('quota: room for photographs', () => {
  const waiting = (all: number, networks: Record<string, number> = {}) => ({
    all: all * MB,
    networks: new Map(Object.entries(networks).map(([name, mb]) => [name, mb * MB])),
  });
  it.each([
    ['nothing waits', 10, ['a'], waiting(0), undefined],
    ['as much as there is', 10, ['a'], waiting(80), undefined],
    ['the last tenth is for requests without any', 11, ['a'], waiting(80), 'all'],
    ['a network has its own', 10, ['a'], waiting(30, { a: 11 }), 'network'],
    ['another one has room', 10, ['b'], waiting(30, { a: 20 }), undefined],
    ['a /56 may have four times as much', 10, ['a', 'wide'], waiting(60, { wide: 60 }), undefined],
    ['and no more', 10, ['a', 'wide'], waiting(75, { wide: 75 }), 'network'],
    ['nobody knows the network', 10, [], waiting(30, { a: 20 }), undefined],
  ] as const)('%s', (_, mb, networks, there, expected) => {
    expect(exceededScope(mb * MB, networks, there, LIMITS)).toBe(expected);
  });

  it.each([
    ['all', 503, 120],
    ['network', 429, 600],
  ] as const)('%s: %i, and when to try again', (scope, status, wait) => {
    expect(new QuotaExceeded(scope)).toMatchObject({ status, wait });
  });

  it('is set in megabytes', () => {
    expect(quotaLimits(readConfiguration({}))).toEqual({ all: 2_048 * MB, network: 400 * MB });
    expect(quotaLimits(readConfiguration({ WAITING_QUOTA_MB: '10', WAITING_NETWORK_QUOTA_MB: '1' }))).toEqual(
      {
        all: 10 * MB,
        network: MB,
      },
    );
    expect(() => quotaLimits(readConfiguration({ WAITING_QUOTA_MB: 'much' }))).toThrow('WAITING_QUOTA_MB');
  });
});

describe('quota: what is on the disk counts', () => {
  let data: string;
  beforeAll(async () => void (data = await mkdtemp(path.join(tmpdir(), 'quota-'))));
  afterAll(() => rm(data, { recursive: true, force: true }));

  const folders = (name: string) => ({
    photos: path.join(data, name, 'photos'),
    spool: path.join(data, name, 'spool'),
  });
  const open = (name: string) => {
    const quota = new Quota(folders(name), { all: 10_000, network: 3_000 });
    return { quota, store: new PhotoStore(folders(name).photos, undefined, quota) };
  };
  async function* pdf() {
    yield Buffer.from('%PDF-1.7'.padEnd(1_000));
  }
  const send = async ({ store }: ReturnType<typeof open>, network: string, upload = newUpload()) => {
    try {
      await store.take(upload, 'a.pdf', pdf(), { networks: [network], size: 1_000 });
      return 'taken';
    } catch (error) {
      return error instanceof QuotaExceeded ? error.scope : String(error);
    }
  };

  it('one worker sees what another has taken; what is delivered is no longer its network’s; sweeping makes room', async () => {
    const [one, other] = [open('shared'), open('shared')];
    const first = newUpload();
    expect(await send(one, 'a', first)).toBe('taken');
    expect(await send(one, 'a')).toBe('taken');
    other.quota.measureAgain();
    expect(await send(other, 'a'), 'with its notes a third has no room').toBe('network');
    expect(await send(other, 'b')).toBe('taken');
    await one.store.markDelivered(first);
    other.quota.measureAgain();
    expect(await send(other, 'a')).toBe('taken');
    await other.store.sweep(new Set(), Date.now() + 49 * 3_600_000);
    for (const network of ['a', 'a', 'b', 'b', 'c']) expect(await send(other, network)).toBe('taken');
  });

  it('what comes at once counts before it is there', async () => {
    const site = open('at-once');
    const responses = await Promise.all(Array.from({ length: 6 }, () => send(site, 'a')));
    expect(responses.filter((one) => one === 'taken')).toHaveLength(3);
  });

  it('requests that wait count as well, and find room when photographs do not', async () => {
    const site = open('spool');
    await mkdir(folders('spool').spool, { recursive: true });
    const file = path.join(folders('spool').spool, 'a.lead');
    await writeFile(file, Buffer.alloc(8_500));
    expect(await send(site, 'a')).toBe('all');
    await expect(site.quota.checkRequest()).resolves.toBeUndefined();
    await writeFile(file, Buffer.alloc(10_001));
    site.quota.measureAgain();
    await expect(site.quota.checkRequest()).rejects.toThrow(QuotaExceeded);
  });

  it('while it is nearly used up, uploads without a form go after two hours', async () => {
    const site = open('tight');
    for (const network of ['a', 'b', 'c', 'd', 'e', 'f', 'g'])
      expect(await send(site, network)).toBe('taken');
    site.quota.measureAgain();
    expect(await site.quota.isTight()).toBe(true);
    await site.store.sweep(new Set(), Date.now() + 3 * 3_600_000);
    expect(await site.quota.isTight()).toBe(false);
  });
});
