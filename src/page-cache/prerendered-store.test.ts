import { mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { identityOf, readPage, writePage } from './page-file.ts';
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
    ['ua:/article/x/', { tags: LIFETIME.tags, copy: 0, identity: identityOf(page('x')) }],
    ['ua:/rss.xml', { tags: LIFETIME.tags, copy: 0, identity: identityOf(page('y')) }],
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
  for (const file of await readdir(join(place, 'ru'))) {
    const whole = await readPage(join(place, 'ru', file));
    expect(whole?.body.toString().slice(0, 4)).toMatch(/odd |even/);
  }
  expect((await readdir(place, { recursive: true })).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

it('architecture §3 the file of a page that is the same again stays', async () => {
  const place = await folder();
  const store = new PrerenderedStore(place);
  const currentCopy = () => store.pages.get('ru:/about/')?.copy;
  /** Whether a page is written into its other file. */
  const replaces = async (response: BufferedResponse) => {
    const before = currentCopy();
    await store.put('ru', '/about/', response, LIFETIME);
    expect((await store.get('ru', '/about/'))?.body).toEqual(response.body);
    return currentCopy() !== before;
  };
  expect(await replaces(page('a'))).toBe(true);
  expect(await replaces(page('a'))).toBe(false);
  expect(await replaces(page('b')), 'another text').toBe(true);
  expect(await replaces({ ...page('b'), headers: { 'X-Robots-Tag': 'noindex' } }), 'a header').toBe(true);
  expect(await replaces({ ...page('b'), headers: { 'X-Robots-Tag': 'noindex' } }), 'nothing').toBe(false);
});

it.each([
  ['cut off', (file: string) => truncate(file, 100)],
  ['removed', (file: string) => rm(file)],
  ['written by another process', (file: string) => writePage(file, page('c'))],
])('D702 a page whose file was %s is not shown, and is written again', async (_, harm) => {
  const place = await folder();
  const store = new PrerenderedStore(place);
  await store.put('ru', '/', page('b'), LIFETIME);
  await harm(join(place, 'ru/index.html.0.page'));
  expect(await store.get('ru', '/')).toBeUndefined();
  await store.put('ru', '/', page('b'), LIFETIME);
  expect((await store.get('ru', '/'))?.body).toEqual(page('b').body);
});

it('D702 the page before stays whole while the next one is written', async () => {
  const place = await folder();
  const [writer, reader] = [new PrerenderedStore(place), new PrerenderedStore(place)];
  await writer.put('ru', '/', page('a'), LIFETIME);
  await writer.seal({});
  await reader.open();
  await writer.put('ru', '/', page('b'), LIFETIME);
  expect((await reader.get('ru', '/'))?.body, 'it has not heard of it yet').toEqual(page('a').body);
  const news = writer.pages.get('ru:/');
  reader.learn('ru:/', news);
  expect((await reader.get('ru', '/'))?.body).toEqual(page('b').body);
  await writer.put('ru', '/', page('c'), LIFETIME);
  await writer.put('ru', '/', page('d'), LIFETIME);
  const late = new PrerenderedStore(place);
  late.learn('ru:/', news);
  expect(await late.get('ru', '/'), 'its file has a page that it does not know').toBeUndefined();
  expect((await readdir(join(place, 'ru'))).sort()).toEqual(['index.html.0.page', 'index.html.1.page']);
});

it('D701 a page is compressed quickly when it is written, and better once when it is asked for', async () => {
  const place = await folder();
  const store = new PrerenderedStore(place);
  await store.put('ru', '/', page('abcdefgh '), LIFETIME);
  const file = await readPage(join(place, 'ru/index.html.0.page'));
  expect(Object.keys(file?.encoded ?? {})).toEqual(['zstd']);
  const [first, second] = await Promise.all([store.get('ru', '/'), store.get('ru', '/')]);
  expect(Object.keys(first?.encoded ?? {})).toEqual(['br']);
  expect(second, 'both requests share the work').toBe(first);
  await store.put('ru', '/', page('abcdefgh '), { ...LIFETIME, tags: ['other'] });
  expect((await store.get('ru', '/'))?.encoded.br, 'also after a publication').toBe(first?.encoded.br);
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

it('what is learnt while the list is read is newer than the list', async () => {
  const place = await folder();
  const writer = new PrerenderedStore(place);
  for (const path of ['/a/', '/b/']) await writer.put('ru', path, page('old'), LIFETIME);
  await writer.seal({});
  const reader = new PrerenderedStore(place);
  writer.onChange = (key, news) => reader.learn(key, news);
  const opened = [reader.open(), reader.open()];
  await writer.put('ru', '/a/', page('new'), LIFETIME);
  await writer.remove('ru', '/b/');
  await Promise.all(opened);
  expect((await reader.get('ru', '/a/'))?.body).toEqual(page('new').body);
  expect([...reader.pages.keys()]).toEqual(['ru:/a/']);
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
  await truncate(join(place, 'ua/index.html.0.page'), 40);
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
