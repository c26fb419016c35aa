import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Call, defineCall } from '../contract/call.ts';
import { count, LIFE } from '../contract/fields.ts';
import { log } from '../http/log.ts';
import { BackendClient } from './backend-client.ts';
import { BackendError } from './backend-error.ts';
import { addressesOf, type Behaviour, hang, hangUp, json, TestBackend, text } from './test-backend.ts';

const item = defineCall({
  method: 'GET',
  path: '/items/{id}',
  request: v.object({ id: v.string(), page: v.optional(count, 1) }),
  response: v.object({ n: v.number() }),
  life: LIFE.short,
  public: true,
});
const account: Call = { ...item, path: '/account/{id}', life: LIFE.none };
const feedback: Call = { ...item, method: 'POST', path: '/feedback/{id}', life: LIFE.none };

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

const ask = (id = 'a', call: Call = item): Promise<unknown> => client.ask('ru', call, { id });
const seconds = (n: number): void => void (now += n * 1000);
const failure = async (asking: Promise<unknown>): Promise<BackendError> => {
  const error = await asking.then(
    () => new Error('no failure'),
    (e: unknown) => e,
  );
  expect(error).toBeInstanceOf(BackendError);
  return error as BackendError;
};

describe('design §5 a backend that fails', () => {
  it.each<[string, Behaviour, number | undefined]>([
    ['5xx keeps its status', text('down', 503), 503],
    ['garbage is 502', text('<html>'), 502],
    ['an empty answer is 502', text(''), 502],
    ['a wrong shape is 502', json({ n: 'one' }), 502],
    ['a redirect is not followed', text('', 302), 502],
    ['a broken connection is no answer', hangUp, undefined],
    [
      'half an answer is no answer',
      (_, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{"n":');
        response.socket?.end();
      },
      undefined,
    ],
    ['more than 8 MB is no answer', text(' '.repeat(9 * 1024 * 1024)), undefined],
  ])('%s', async (_, behave, status) => {
    backend.behave = behave;
    expect((await failure(ask())).status).toBe(status);
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('connection refused is no answer (D61)', async () => {
    await backend.stop();
    expect((await failure(ask())).status).toBeUndefined();
    backend = await TestBackend.start(json({ n: 1 }));
  });

  it('a name that does not resolve is no answer (D61)', async () => {
    const nowhere = { ...addressesOf(1), ru: new URL('http://backend.invalid') };
    client = new BackendClient({ addresses: nowhere });
    expect((await failure(ask())).status).toBeUndefined();
  });

  it.each<[string, Behaviour]>([
    ['never answers', hang],
    ['starts an answer and never ends it', (_, response) => void response.writeHead(200).write('{')],
  ])('a backend that %s is given up within 2.1 s', async (_, behave) => {
    backend.behave = behave;
    const start = performance.now();
    expect((await failure(ask())).status).toBeUndefined();
    expect(performance.now() - start).toBeGreaterThan(1_900);
    expect(performance.now() - start).toBeLessThan(2_100);
  });

  it('D64 what is thrown and logged holds no value of the request', async () => {
    backend.behave = text('secret-body', 500);
    const error = await failure(ask('secret-id'));
    expect(error.message).toContain('/items/{id}');
    const logged = JSON.stringify([error.message, error, vi.mocked(log.error).mock.calls]);
    expect(logged).not.toContain('secret');
  });
});

describe('design §5 the last good answer', () => {
  it.each<[string, Behaviour]>([
    ['5xx', text('down', 500)],
    ['garbage', text('<html>')],
    ['a wrong shape', json({})],
    ['a broken connection', hangUp],
  ])('stands in for %s however old it is', async (_, behave) => {
    expect(await ask()).toEqual({ n: 1 });
    backend.behave = behave;
    seconds(30 * 24 * 3600);
    expect(await ask()).toEqual({ n: 1 });
  });

  it('stands in for a slow backend after 0.5 s, and the late answer replaces it', async () => {
    await ask();
    seconds(2 * 3600);
    backend.behave = (request, response) => void setTimeout(() => json({ n: 2 })(request, response), 800);
    const start = performance.now();
    expect(await ask()).toEqual({ n: 1 });
    expect(performance.now() - start).toBeLessThan(700);
    await vi.waitFor(async () => expect(await ask()).toEqual({ n: 2 }));
  });

  it('is used without asking for 2 s after a failure', async () => {
    await ask();
    seconds(2 * 3600);
    backend.behave = text('', 500);
    await ask();
    await ask();
    expect(backend.seen).toHaveLength(2);
    seconds(2);
    await ask();
    expect(backend.seen).toHaveLength(3);
  });

  it('is shared, so it cannot be changed', async () => {
    await ask();
    expect(Object.isFrozen(await ask())).toBe(true);
  });
});

describe('§9 the life of an answer', () => {
  it('is asked for once in 300 s, per address', async () => {
    await ask();
    seconds(299);
    await ask();
    await client.ask('uz', item, { id: 'a', page: '1' });
    expect(backend.seen).toHaveLength(1);
    await ask('b');
    expect(backend.seen.map((one) => one.url)).toEqual(['/base/items/a?page=1', '/base/items/b?page=1']);
  });

  it('then the old one is shown while a new one is asked for, for 3600 s', async () => {
    await ask();
    backend.behave = json({ n: 2 });
    seconds(300 + 3599);
    expect(await ask()).toEqual({ n: 1 });
    await vi.waitFor(async () => expect(await ask()).toEqual({ n: 2 }));
    expect(backend.seen).toHaveLength(2);
  });

  it('and after that the new one is waited for', async () => {
    await ask();
    backend.behave = json({ n: 2 });
    seconds(300 + 3600);
    expect(await ask()).toEqual({ n: 2 });
  });

  it('the least recently used answers are dropped when memory is full', async () => {
    client = new BackendClient({ addresses: backend.addresses, now: () => now, memory: 120 });
    for (const id of ['a', 'b', 'a', 'c', 'a', 'b']) await ask(id);
    expect(backend.seen.map((one) => one.url.at(12))).toEqual(['a', 'b', 'c', 'b']);
  });
});

describe('design §5 equal calls', () => {
  it('at the same time are one request', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => ask()));
    expect(answers).toHaveLength(50);
    expect(backend.seen).toHaveLength(1);
  });

  it('that fail are one line in the log', async () => {
    backend.behave = text('', 500);
    await Promise.allSettled(Array.from({ length: 50 }, () => ask()));
    expect(backend.seen).toHaveLength(1);
    expect(log.error).toHaveBeenCalledOnce();
  });
});

describe('§8 a refusal is a real answer', () => {
  it.each([400, 401, 403, 404, 419, 422, 429])(
    '%i is passed on, with what it says by field',
    async (status) => {
      backend.behave = json({ errors: { name: ['required'] } }, status);
      const error = await failure(ask());
      expect(error).toMatchObject({ status, body: { errors: { name: ['required'] } } });
      expect(log.error).not.toHaveBeenCalled();
    },
  );

  it('404 is remembered for 30 s', async () => {
    backend.behave = json({}, 404);
    await failure(ask());
    await failure(ask());
    expect(backend.seen).toHaveLength(1);
    backend.behave = json({ n: 1 });
    seconds(30);
    expect(await ask()).toEqual({ n: 1 });
  });

  it('404 takes the place of a last good answer', async () => {
    await ask();
    backend.behave = json({}, 404);
    seconds(2 * 3600);
    expect((await failure(ask())).status).toBe(404);
  });

  it('refusals do not open the circuit', async () => {
    backend.behave = json({}, 404);
    for (let n = 0; n < 20; n++) await failure(ask(String(n)));
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

describe('design §5 the circuit', () => {
  const limits = { failures: 3, firstPause: 100, longestPause: 100 };
  const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 120));

  beforeEach(() => {
    client = new BackendClient({ addresses: backend.addresses, now: () => now, circuit: limits });
  });

  it('opens after failures in a row, answers at once while open, closes after a trial', async () => {
    backend.behave = text('', 500);
    for (const id of ['a', 'b', 'c']) expect((await failure(ask(id))).status).toBe(500);
    expect(await failure(ask('d'))).toMatchObject({ status: undefined });
    expect(backend.seen).toHaveLength(3);

    backend.behave = json({ n: 1 });
    await pause();
    expect(await Promise.all(['e', 'f', 'g'].map((id) => ask(id)))).toHaveLength(3);
    expect(backend.seen).toHaveLength(6);
    expect(vi.mocked(log.warn).mock.calls.map((args) => args[1])).toEqual([
      'the backend does not answer',
      'the backend answers again',
    ]);
  });

  it('stays open when the trial fails, having asked once', async () => {
    backend.behave = text('', 500);
    for (const id of ['a', 'b', 'c']) await failure(ask(id));
    await pause();
    await Promise.allSettled(['d', 'e', 'f'].map((id) => ask(id)));
    expect(backend.seen).toHaveLength(4);
  });

  it('a success between failures starts the count anew', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
      backend.behave = id === 'c' ? json({ n: 1 }) : text('', 500);
      await ask(id).catch(() => undefined);
    }
    expect(backend.seen).toHaveLength(6);
    await failure(ask('g'));
    expect(backend.seen).toHaveLength(6);
  });

  it('last good answers are used while it is open', async () => {
    await ask('good');
    backend.behave = text('', 500);
    for (const id of ['a', 'b', 'c']) await failure(ask(id));
    seconds(2 * 3600);
    expect(await ask('good')).toEqual({ n: 1 });
    expect(backend.seen).toHaveLength(4);
  });

  it('a restart of the backend needs no restart of ours', async () => {
    const { port } = backend;
    await ask('a');
    await backend.stop();
    for (const id of ['b', 'c', 'd', 'e']) await failure(ask(id));
    backend = await TestBackend.start(json({ n: 2 }), port);
    await pause();
    expect(await ask('b')).toEqual({ n: 2 });
  });
});

describe('design §3 publishing forgets the answers', () => {
  it('the next reader gets the new text', async () => {
    await ask();
    backend.behave = json({ n: 2 });
    client.forget();
    expect(await ask()).toEqual({ n: 2 });
  });

  it('an answer that was on its way then is not kept', async () => {
    let release = (): void => undefined;
    backend.behave = (request, response) => (release = () => json({ n: 1 })(request, response));
    const early = ask();
    await vi.waitFor(() => expect(backend.seen).toHaveLength(1));
    client.forget();
    backend.behave = json({ n: 2 });
    expect(await ask()).toEqual({ n: 2 });
    release();
    expect(await early).toEqual({ n: 1 });
    expect(await ask()).toEqual({ n: 2 });
  });

  it('the old text stays the last good answer when the backend is down just then', async () => {
    await ask();
    backend.behave = text('', 500);
    client.forget();
    expect(await ask()).toEqual({ n: 1 });
  });
});

describe('§7 what is sent', () => {
  it('a call without life is never kept or joined, and takes the cookies along', async () => {
    await Promise.all([1, 2].map(() => client.ask('ru', account, { id: 'a' }, { cookie: 'x=1' })));
    expect(backend.seen.map((one) => one.headers.cookie)).toEqual(['x=1', 'x=1']);
  });

  it('a shared answer is asked for without cookies', async () => {
    await client.ask('ru', item, { id: 'a' }, { cookie: 'x=1' });
    expect(backend.seen[0]?.headers.cookie).toBeUndefined();
  });

  it('POST sends its fields as JSON, those of the path apart', async () => {
    await client.ask('ru', feedback, { id: 'a', page: 3 });
    expect(backend.seen[0]).toMatchObject({ method: 'POST', url: '/base/feedback/a', body: '{"page":3}' });
  });

  it('a request that does not fit the contract is 422 and not sent', async () => {
    expect((await failure(client.ask('ru', item, { page: 'x' }))).status).toBe(422);
    expect(backend.seen).toHaveLength(0);
  });
});
