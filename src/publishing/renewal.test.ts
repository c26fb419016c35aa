import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PrerenderedStore, readPageKey } from '../page-cache/prerendered-store.ts';
import { makeResponse } from '../platform/http/response.ts';
import { log } from '../platform/log.ts';
import type { PageRenderer, Rendered } from '../page-cache/page-renderer.ts';
import { Renewal } from './renewal.ts';

const life = { maxAge: 3600, swr: 60, tags: ['frame'] };
const good = (text: string): Rendered => ({
  response: makeResponse(200, {}, Buffer.from(text)),
  life,
  lacks: false,
});

beforeEach(() => void vi.spyOn(log, 'error').mockReturnValue(undefined));

/** A store with the page `ru:/a/`, and the renderer for later renewals. */
async function openRenewal(render: (key: string) => Rendered) {
  const folder = await mkdtemp(join(tmpdir(), 'renewal-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const store = new PrerenderedStore(folder);
  await store.put('ru', '/a/', good('old').response, life);
  const reports: string[] = [];
  const renderer = {
    page: async (locale: string, path: string) => render(`${locale}:${path}`),
  } as unknown as PageRenderer;
  const report = (key: string, outcome: string) => void reports.push(`${key} ${outcome}`);
  const body = async (key = 'ru:/a/') => {
    const { locale, path } = readPageKey(key);
    return (await store.get(locale, path))?.body.toString();
  };
  return { renewal: new Renewal({ renderer, store, log, report }), store, told: reports, body };
}

it('architecture §3 small changes are made before great ones, whenever they come', async () => {
  const order: string[] = [];
  const { renewal } = await openRenewal((key) => {
    order.push(key);
    if (order.length === 2) renewal.add(['ru:/near/']);
    return good('new');
  });
  renewal.add([], ['ru:/far/1/', 'ru:/far/2/', 'ru:/far/3/']);
  await renewal.done();
  expect(order).toEqual(['ru:/far/1/', 'ru:/far/2/', 'ru:/near/', 'ru:/far/3/']);
});

it.each<[string, () => Rendered]>([
  ['throws', () => { throw new Error('a mistake'); }], // prettier-ignore
  ['is a page of 502', () => ({ ...good(''), response: makeResponse(502, {}, Buffer.from('')) })],
  ['lacks what the backend did not answer', () => ({ ...good('half'), lacks: true })],
])(
  'architecture §3 a page whose rendering %s stays as it was, is logged and tried again',
  async (_, fail) => {
    let render: () => Rendered = fail;
    const { renewal, told: reports, body } = await openRenewal(() => render());
    renewal.add(['ru:/a/']);
    await renewal.done();
    expect([await body(), reports, renewal.failed]).toEqual(['old', ['ru:/a/ failed'], ['ru:/a/']]);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ page: 'ru:/a/' }),
      'page not renewed, the old one stays',
    );
    render = () => good('new');
    renewal.retry(performance.now() + 1_000);
    await renewal.done();
    expect(await body(), 'too early').toBe('old');
    renewal.retry(performance.now() + 3_000);
    await renewal.done();
    expect([await body(), renewal.failed]).toEqual(['new', []]);
  },
);

it('architecture §3 a page that is not found any more is taken away', async () => {
  const {
    renewal,
    told: reports,
    body,
  } = await openRenewal(() => ({
    ...good(''),
    response: makeResponse(404, {}, Buffer.from('')),
  }));
  renewal.add(['ru:/a/']);
  await renewal.done();
  expect([await body(), reports]).toEqual([undefined, ['ru:/a/ removed']]);
});

it('architecture §3 a change during the making of a page has it made once more', async () => {
  let times = 0;
  const { renewal, body } = await openRenewal(() => {
    times += 1;
    if (times === 1) renewal.add(['ru:/a/']);
    return good(`version ${times}`);
  });
  renewal.add(['ru:/a/']);
  await renewal.done();
  expect(await body()).toBe('version 2');
});

/** Makes the first write of a store wait. @returns ends the wait. */
function delayWrite(store: PrerenderedStore): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const put = store.put.bind(store);
  vi.spyOn(store, 'put').mockImplementationOnce(async (...page) => {
    await promise;
    return put(...page);
  });
  return resolve;
}

it('of two versions of a page the newer one is written last, however slow the disk is', async () => {
  let version = 0;
  const { renewal, store, body } = await openRenewal((key) => {
    if (key === 'ru:/b/') renewal.add(['ru:/a/']);
    return good(`version ${(version += 1)}`);
  });
  const write = delayWrite(store);
  setTimeout(write, 50);
  renewal.add(['ru:/a/', 'ru:/b/']);
  await renewal.done();
  expect(await body()).toBe('version 3');
});

it('a page that is taken away while it is written does not come back', async () => {
  let isThere = true;
  const { renewal, store, body } = await openRenewal(() =>
    isThere ? good('withdrawn') : { ...good(''), response: makeResponse(404, {}, Buffer.from('')) },
  );
  const write = delayWrite(store);
  renewal.add(['ru:/a/']);
  await vi.waitFor(() => expect(store.put).toHaveBeenCalled());
  isThere = false;
  renewal.drop('ru:/a/');
  await store.remove('ru', '/a/');
  write();
  await renewal.done();
  expect(await body()).toBeUndefined();
});

it('a page that is added at any moment of the end of a run is rendered', async () => {
  for (let ticks = 0; ticks < 30; ticks += 1) {
    const rendered: string[] = [];
    const { renewal, store } = await openRenewal((key) => {
      rendered.push(key);
      return good('new');
    });
    const put = store.put.bind(store);
    vi.spyOn(store, 'put').mockImplementation(async (...page) => {
      await put(...page);
      if (rendered.length > 1) return;
      let left = ticks;
      const add = () => (left-- > 0 ? queueMicrotask(add) : renewal.add(['ru:/b/']));
      add();
    });
    renewal.add(['ru:/a/']);
    await vi.waitFor(() => expect(rendered, `after ${ticks} ticks`).toEqual(['ru:/a/', 'ru:/b/']));
    await renewal.done();
  }
});
