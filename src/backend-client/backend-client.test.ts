import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '@tourbillon/domain/contract/call.ts';
import { CACHE_SECONDS } from '@tourbillon/domain/contract/fields.ts';
import { log } from '../platform/log.ts';
import { refusedCalls } from '../platform/metrics.ts';
import { runInRequest } from '../platform/request-context.ts';
import { BackendClient } from './backend-client.ts';
import { failureOf, ITEM, json, TestBackend, text } from './test-backend.ts';

const account: Call = { ...ITEM, path: '/account/{id}', cacheSeconds: CACHE_SECONDS.none };
const feedback: Call = { ...ITEM, method: 'POST', path: '/feedback/{id}', cacheSeconds: CACHE_SECONDS.none };

/** Timeout for expected events on a busy machine. */
const WAIT = { timeout: 10_000 };

let backend: TestBackend;
let client: BackendClient;
let now = 0;

beforeEach(async () => {
  vi.spyOn(log, 'error').mockReturnValue(undefined);
  vi.spyOn(log, 'warn').mockReturnValue(undefined);
  now = 1_000_000;
  backend = await TestBackend.start(json({ n: 1 }));
  client = new BackendClient({ addresses: backend.addresses, now: () => now });
});

afterEach(async () => {
  await backend.stop();
  vi.restoreAllMocks();
});

const ask = (id = 'a'): Promise<unknown> => client.ask('ru', ITEM, { id });
describe('the visitor’s networks', () => {
  const named = (n = 0) => backend.seen[n]?.headers['visitor-networks'];
  const own = { 'visitor-networks': 'of,a,browser' };

  it.each([
    ['of the one who is being answered', {}, 'one,two'],
    ['of the one who sent a request that was kept', { networks: ['kept'] }, 'kept'],
    ['of nobody, where they are not known', { networks: [] }, undefined],
    ['whatever the visitor’s own headers say', { headers: own }, 'one,two'],
    ['and not even then', { headers: own, networks: [] }, undefined],
  ])('are told %s', async (_, options, expected) => {
    client = new BackendClient({ addresses: backend.addresses, networks: () => ['one', 'two'] });
    await client.ask('ru', account, { id: 'a' }, options);
    expect(named()).toBe(expected);
  });

  it('are not told with what all visitors share, nor outside of a visit', async () => {
    await runInRequest('edge-0001', () => ask(), '192.0.2.7');
    await client.ask('ru', account, { id: 'a' });
    expect([named(0), named(1)]).toEqual([undefined, undefined]);
  });
});

const seconds = (n: number): void => void (now += n * 1000);

describe('D682 a response that says until when it is valid', () => {
  const DAY: Call = { ...account, validUntil: () => '2026-11-28T21:00:00.000Z' };
  const end = Date.parse('2026-11-28T21:00:00.000Z');
  const askDay = () => client.ask('ru', DAY, { id: 'a' }, { cookie: 'session=1' });

  beforeEach(() => void vi.spyOn(Date, 'now').mockImplementation(() => end - 10_000_000 + now - 1_000_000));

  it('is asked for once until then, without anything of the visitor, and then again', async () => {
    const first = await askDay();
    seconds(9_999);
    // Stale by now: shown while it is asked for again.
    expect(await askDay()).toBe(first);
    await vi.waitFor(() => expect(backend.seen).toHaveLength(2), WAIT);
    expect(backend.seen[0]?.headers.cookie).toBeUndefined();
    backend.behave = json({ n: 2 });
    seconds(1);
    expect(await askDay()).toEqual({ n: 2 });
  });

  it('is asked for again after a change, and not shown after its end even in an outage', async () => {
    await askDay();
    client.invalidate();
    backend.behave = json({ n: 2 });
    expect(await askDay()).toEqual({ n: 2 });
    seconds(10_000);
    backend.behave = text('', 500);
    await expect(askDay()).rejects.toThrow();
  });
});

it('request ids: the backend is told for whom it is asked', async () => {
  await runInRequest('edge-0001', () => ask());
  await ask('b');
  expect(backend.seen.map(({ headers }) => headers['x-request-id'])).toEqual(['edge-0001', undefined]);
});

describe('§9 the cache lifetime of a response', () => {
  it('is asked for once in 300 s, per address', async () => {
    await ask();
    seconds(299);
    await ask();
    await client.ask('uz', ITEM, { id: 'a', page: '1' });
    expect(backend.seen).toHaveLength(1);
    await ask('b');
    expect(backend.seen.map((one) => one.url)).toEqual(['/base/items/a?page=1', '/base/items/b?page=1']);
  });

  it('D681 a request that was made before is answered without being checked again; another one is checked', async () => {
    const checked = vi.spyOn(ITEM.request, '~run');
    const [first, again] = [await ask(), await ask()];
    expect(again).toBe(first);
    expect(checked).toHaveBeenCalledTimes(1);
    await ask('b');
    expect(checked).toHaveBeenCalledTimes(2);
    await expect(client.ask('ru', ITEM, { id: 5 })).rejects.toMatchObject({ status: 422 });
  });

  it('then the old one is shown while a new one is asked for, for 3600 s', async () => {
    await ask();
    backend.behave = json({ n: 2 });
    seconds(300 + 3599);
    expect(await ask()).toEqual({ n: 1 });
    await vi.waitFor(async () => expect(await ask()).toEqual({ n: 2 }), WAIT);
    expect(backend.seen).toHaveLength(2);
  });

  it('and after that the new one is waited for', async () => {
    await ask();
    backend.behave = json({ n: 2 });
    seconds(300 + 3600);
    expect(await ask()).toEqual({ n: 2 });
  });

  it('a new one with the same text is the old object, so that what was derived from it stays valid', async () => {
    const first = await ask();
    client.invalidate();
    expect(await ask()).toBe(first);
    backend.behave = json({ n: 2 });
    client.invalidate();
    expect(await ask()).toEqual({ n: 2 });
    expect(backend.seen).toHaveLength(3);
  });

  it('D645 a long one is read anew when it is asked for again, and then it stays', async () => {
    backend.behave = json({ n: 1, more: 'Часы «Омега» 1 200 €'.repeat(500) });
    const first = await ask();
    const again = await ask();
    expect(again).toEqual({ n: 1 });
    expect(again).not.toBe(first);
    expect(Object.isFrozen(again)).toBe(true);
    expect(await ask()).toBe(again);
    client.invalidate();
    expect(await ask()).toBe(again);
    expect(backend.seen).toHaveLength(2);
  });

  it('D645 a long one that nobody asked for again is shown when the backend fails', async () => {
    backend.behave = json({ n: 1, more: 'x'.repeat(10_000) });
    await ask();
    backend.behave = text('', 500);
    client.invalidate();
    expect(await ask()).toEqual({ n: 1 });
  });

  it('the least recently used answers are dropped when memory is full', async () => {
    client = new BackendClient({ addresses: backend.addresses, now: () => now, memory: 120 });
    for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(id);
    expect(backend.seen.map((one) => one.url.at(12))).toEqual(['a', 'b', 'c', 'b']);
  });
});

describe('architecture §5 equal calls', () => {
  it('at the same time are one request', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => ask()));
    expect(responses).toHaveLength(50);
    expect(backend.seen).toHaveLength(1);
  });

  it('that fail are one line in the log', async () => {
    backend.behave = text('', 500);
    await Promise.allSettled(Array.from({ length: 50 }, () => ask()));
    expect(backend.seen).toHaveLength(1);
    expect(log.error).toHaveBeenCalledOnce();
  });
});

describe('§8 a refusal is a real response', () => {
  it.each([400, 401, 403, 404, 419, 422, 429])(
    '%i is passed on, with what it says by field',
    async (status) => {
      backend.behave = json({ errors: { name: ['required'] } }, status);
      const error = await failureOf(ask());
      expect(error).toMatchObject({ status, body: { errors: { name: ['required'] } } });
      expect(log.error).not.toHaveBeenCalled();
    },
  );

  it('404 is remembered for 30 s', async () => {
    backend.behave = json({}, 404);
    await failureOf(ask());
    await failureOf(ask());
    expect(backend.seen).toHaveLength(1);
    backend.behave = json({ n: 1 });
    seconds(30);
    expect(await ask()).toEqual({ n: 1 });
  });

  it('404 takes the place of a last good answer', async () => {
    await ask();
    backend.behave = json({}, 404);
    seconds(2 * 3600);
    expect((await failureOf(ask())).status).toBe(404);
  });

  it('refusals do not open the circuit', async () => {
    backend.behave = json({}, 404);
    for (let n = 0; n < 20; n++) await failureOf(ask(String(n)));
    expect(backend.seen).toHaveLength(20);
  });

  it.each([
    [400, 1],
    [404, 0],
    [201, 1],
    [200, 0],
  ])('400 and a success other than 200 are logged: %i', async (status, lines) => {
    backend.behave = json({ n: 1 }, status);
    await ask().catch(() => undefined);
    expect(log.warn).toHaveBeenCalledTimes(lines);
  });
});

describe('architecture §3 publishing forgets the answers', () => {
  it('the next reader gets the new text', async () => {
    await ask();
    backend.behave = json({ n: 2 });
    client.invalidate();
    expect(await ask()).toEqual({ n: 2 });
  });

  it.each([
    ['what it is made of', 'item:a', 2],
    ['something else', 'item:b', 1],
  ])('a call that names its tags is asked again when %s has changed', async (_, changed, expected) => {
    const tagged = { ...ITEM, tags: ({ id }: Record<string, unknown>) => [`item:${String(id)}`] };
    const askTagged = () => client.ask('ru', tagged, { id: 'a' });
    await askTagged();
    backend.behave = json({ n: 2 });
    client.invalidate(new Set([changed]));
    expect(await askTagged()).toEqual({ n: expected });
    client.invalidate();
    expect(await askTagged(), 'anything may have changed').toEqual({ n: 2 });
  });

  it('a response that was on its way then is not kept', async () => {
    let release = (): void => undefined;
    backend.behave = (request, response) => (release = () => json({ n: 1 })(request, response));
    const early = ask();
    await vi.waitFor(() => expect(backend.seen).toHaveLength(1), WAIT);
    client.invalidate();
    backend.behave = json({ n: 2 });
    expect(await ask()).toEqual({ n: 2 });
    release();
    expect(await early).toEqual({ n: 1 });
    expect(await ask()).toEqual({ n: 2 });
  });

  it('the old text stays the last good answer when the backend is down just then', async () => {
    await ask();
    backend.behave = text('', 500);
    client.invalidate();
    expect(await ask()).toEqual({ n: 1 });
  });
});

describe('§7 what is sent', () => {
  it('a call without a cache lifetime is never kept or joined, and takes the cookies along', async () => {
    await Promise.all([1, 2].map(() => client.ask('ru', account, { id: 'a' }, { cookie: 'x=1' })));
    expect(backend.seen.map((one) => one.headers.cookie)).toEqual(['x=1', 'x=1']);
  });

  it('a shared answer is asked for without cookies', async () => {
    await client.ask('ru', ITEM, { id: 'a' }, { cookie: 'x=1' });
    expect(backend.seen[0]?.headers.cookie).toBeUndefined();
  });

  it('POST sends its fields as JSON, those of the path apart', async () => {
    await client.ask('ru', feedback, { id: 'a', page: 3 });
    expect(backend.seen[0]).toMatchObject({ method: 'POST', url: '/base/feedback/a', body: '{"page":3}' });
  });

  it('refusals of every kind are counted', async () => {
    refusedCalls.reset();
    backend.behave = json({}, 404);
    await failureOf(ask());
    await failureOf(client.ask('ru', ITEM, { page: 'x' }));
    const { values } = await refusedCalls.get();
    expect(values.map(({ labels, value }) => [labels.status, value])).toEqual([
      ['404', 1],
      ['422', 1],
    ]);
  });

  it('a request that does not fit the contract is 422 and not sent', async () => {
    expect((await failureOf(client.ask('ru', ITEM, { page: 'x' }))).status).toBe(422);
    expect(backend.seen).toHaveLength(0);
  });
});
