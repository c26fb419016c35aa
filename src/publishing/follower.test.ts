import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { json, TestBackend, text } from '../backend-client/test-backend.ts';
import type { PrerenderedStore } from '../page-cache/prerendered-store.ts';
import type { Pages } from '../page-cache/pages.ts';
import type { PageRenderer } from '../page-cache/page-renderer.ts';
import { configuration } from '../platform/configuration.ts';
import { log } from '../platform/log.ts';
import { Feeds, hasNoFeed } from './feeds.ts';
import { Follower } from './follower.ts';

vi.mock('../platform/configuration.ts', () => import('../../tests/environment/changing-configuration.ts'));

let withFeed: TestBackend;
let withoutFeed: TestBackend;
beforeAll(async () => {
  vi.spyOn(log, 'error').mockReturnValue(undefined);
  vi.spyOn(log, 'warn').mockReturnValue(undefined);
  withFeed = await TestBackend.start(json({ feed: 'f', cursor: '1', complete: true, data: [] }));
  withoutFeed = await TestBackend.start(text('{}', 404));
  vi.stubEnv('BACKEND_URL_RU', `http://127.0.0.1:${withFeed.port}`);
  for (const host of ['EN', 'UA']) vi.stubEnv(`BACKEND_URL_${host}`, `http://127.0.0.1:${withoutFeed.port}`);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await withFeed.stop();
  await withoutFeed.stop();
});

const cursors = { ru: '1', en: '1', ua: '1' };

it('architecture §3 a host without a feed does not delay the changes of the others', async () => {
  const { hosts, backends } = configuration();
  const follower = new Follower({
    renderer: {} as PageRenderer,
    store: { state: { fingerprint: '', cursors, pending: [] } } as unknown as PrerenderedStore,
    pages: {} as Pages,
    log,
    configuration: { ...configuration(), hosts: { ...hosts, locales: ['en', 'ru'] }, backends },
    makesPages: false,
  });
  onTestFinished(() => follower.stop());
  follower.start();
  await expect.poll(() => withFeed.seen.length, { timeout: 8_000 }).toBeGreaterThan(2);
  expect(follower.sinceRead).toBeLessThan(2);
});

it.each([
  ['none, which another process renders', 0],
  ['some', 1],
])('D722 the list of a store with %s is written by a follower: %i times', async (_, count) => {
  const pages = new Map(count === 0 ? [] : [['ru:/', { tags: [], copy: 0, identity: '' }]]);
  const seal = vi.fn(() => Promise.resolve());
  const { hosts } = configuration();
  const follower = new Follower({
    renderer: {} as PageRenderer,
    store: {
      state: { fingerprint: '', cursors: { ru: '0' }, pending: [] },
      pages,
      seal,
    } as unknown as PrerenderedStore,
    pages: { renew: () => undefined } as unknown as Pages,
    log,
    configuration: { ...configuration(), hosts: { ...hosts, locales: ['ru'] } },
    makesPages: true,
  });
  onTestFinished(() => follower.stop());
  await follower.catchUp(0, 0);
  expect(seal.mock.calls.length).toBe(count);
});

it('only where no host has a feed, nothing can be followed', async () => {
  const read = (locales: ('ru' | 'en' | 'ua')[]) =>
    new Feeds(cursors, configuration().backends, locales).read(async () => undefined);
  await expect(read(['en', 'ua'])).rejects.toSatisfy(hasNoFeed);
  await expect(read(['en', 'ua', 'ru'])).resolves.toBeUndefined();
});
