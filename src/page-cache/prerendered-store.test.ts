import { mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { PrerenderedStore } from './prerendered-store.ts';
import { type BufferedResponse, makeResponse } from '../platform/http/response.ts';

const LIFETIME = { maxAge: 3600, swr: 60, tags: ['frame', 'article:x'] };
const page = (text: string) => makeResponse(200, {}, Buffer.from(text.repeat(800)));

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'prerendered-'));
  onTestFinished(() => rm(made, { recursive: true }));
  return made;
}

it('architecture §3 the list outlives the process: pages, tags, places in the feeds, what failed', async () => {
  const place = await folder();
  const first = new PrerenderedStore(place);
  await first.put('ua', '/article/x/', page('x'), LIFETIME);
  await first.put('ua', '/rss.xml', page('y'), LIFETIME);
  const state = { fingerprint: 'build', cursors: { ua: 'feed.7' }, pending: ['ua:/rss.xml'] };
  await first.seal(state);
  const second = new PrerenderedStore(place);
  await second.open();
  expect(second.state).toEqual(state);
  expect([...second.pages]).toEqual([
    ['ua:/article/x/', { tags: LIFETIME.tags }],
    ['ua:/rss.xml', { tags: LIFETIME.tags }],
  ]);
  expect((await second.get('ua', '/article/x/'))?.encoded.br).toBeDefined();
  expect(await second.get('ru', '/article/x/')).toBeUndefined();
});

it('architecture §3 two processes that write the same pages leave whole pages and no half', async () => {
  const place = await folder();
  const stores = [new PrerenderedStore(place), new PrerenderedStore(place)];
  const writes = Array.from({ length: 40 }, (_, n) =>
    stores[n % 2]
      ?.put('ru', '/', page(n % 2 ? 'odd ' : 'even '), LIFETIME)
      .then(() => stores[n % 2]?.seal({})),
  );
  await Promise.all(writes);
  const reader = new PrerenderedStore(place);
  await reader.open();
  expect((await reader.get('ru', '/'))?.body.toString().slice(0, 4)).toMatch(/odd |even/);
  expect((await readdir(place, { recursive: true })).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

it('architecture §3 the file of a page that is the same again stays', async () => {
  const place = await folder();
  const store = new PrerenderedStore(place);
  const file = join(place, 'ru/about/index.html.page');
  /** Whether putting a page replaces its file. */
  const replaces = async (response: BufferedResponse) => {
    const before = await stat(file).catch(() => undefined);
    await store.put('ru', '/about/', response, LIFETIME);
    expect((await store.get('ru', '/about/'))?.body).toEqual(response.body);
    return (await stat(file)).ino !== before?.ino;
  };
  expect(await replaces(page('a'))).toBe(true);
  expect(await replaces(page('a'))).toBe(false);
  expect(await replaces(page('b')), 'another text').toBe(true);
  expect(await replaces({ ...page('b'), headers: { 'X-Robots-Tag': 'noindex' } }), 'a header').toBe(true);
  expect(await replaces({ ...page('b'), headers: { 'X-Robots-Tag': 'noindex' } }), 'nothing').toBe(false);
  const other = new PrerenderedStore(place);
  await other.put('ru', '/about/', page('c'), LIFETIME);
  expect(await replaces({ ...page('b'), headers: { 'X-Robots-Tag': 'noindex' } }), 'of another').toBe(true);
  await truncate(file, 100);
  expect(await replaces({ ...page('b'), headers: { 'X-Robots-Tag': 'noindex' } }), 'a cut file').toBe(true);
});

it('architecture §3 a page that is taken away is there no more, not even from memory', async () => {
  const store = new PrerenderedStore(await folder());
  await store.put('ru', '/a/', page('a'), LIFETIME);
  await store.get('ru', '/a/');
  await store.remove('ru', '/a/');
  expect(await store.get('ru', '/a/')).toBeUndefined();
  await expect(store.remove('ru', '/a/')).resolves.toBeUndefined();
});

it('memory: however many pages are asked for, no more bytes are kept than may be', async () => {
  const limit = 20_000;
  const store = new PrerenderedStore(await folder(), limit);
  const paths = Array.from({ length: 40 }, (_, n) => `/article/${n}/`);
  for (const path of paths) await store.put('ru', path, page('abcd'), LIFETIME);
  expect(store.cachedBytes, 'nobody has asked yet').toBe(0);
  for (const path of [...paths, ...paths]) {
    expect((await store.get('ru', path))?.body.byteLength).toBe(3_200);
    expect(store.cachedBytes).toBeLessThanOrEqual(limit);
  }
  expect(store.cachedBytes).toBeGreaterThan(limit - 4_000);
});

it('a broken list is a list of nothing', async () => {
  const place = await folder();
  await writeFile(join(place, 'pages.jsonl'), '{"fingerprint":"build","cursors":{},"pending":[]}\n["ru:/",');
  const store = new PrerenderedStore(place);
  await store.open();
  expect([store.state.fingerprint, store.pages.size]).toEqual(['', 0]);
});

it('a page whose file is cut off, as by a power failure, is one that is not there', async () => {
  const place = await folder();
  await new PrerenderedStore(place).put('ua', '/article/x/', page('x'), LIFETIME);
  const store = new PrerenderedStore(place);
  await store.put('ua', '/', page('y'), LIFETIME);
  await store.seal({});
  const again = new PrerenderedStore(place);
  await again.open();
  await truncate(join(place, 'ua/index.html.page'), 40);
  expect(await again.get('ua', '/')).toBeUndefined();
});

it('a list that cannot be written leaves no temporary file, which would keep a full disk full', async () => {
  const place = await folder();
  const store = new PrerenderedStore(place);
  await store.put('ru', '/a/', page('a'), LIFETIME);
  await mkdir(join(place, 'pages.jsonl'));
  await expect(store.seal({})).rejects.toThrow();
  expect((await readdir(place)).sort()).toEqual(['pages.jsonl', 'ru']);
});
