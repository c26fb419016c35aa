import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../platform/log.ts';
import { runInRequest } from '../platform/request-context.ts';
import { BackendClient } from './backend-client.ts';
import { detectMissingData } from './missing-data.ts';
import {
  addressesOf,
  type Behaviour,
  failureOf,
  hang,
  hangUp,
  ITEM,
  json,
  TestBackend,
  text,
} from './test-backend.ts';

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
const seconds = (n: number): void => void (now += n * 1000);

describe('architecture §5 a backend that fails', () => {
  it.each<[string, Behaviour, number | undefined]>([
    ['5xx keeps its status', text('down', 503), 503],
    ['garbage is 502', text('<html>'), 502],
    ['an empty answer is 502', text(''), 502],
    ['a wrong shape is 502', json({ n: 'one' }), 502],
    ['a redirect is not followed', text('', 302), 502],
    ['a broken connection is no response', hangUp, undefined],
    [
      'half a response is no response',
      (_, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{"n":');
        response.socket?.end();
      },
      undefined,
    ],
    ['more than 8 MB is no response', text(' '.repeat(9 * 1024 * 1024)), undefined],
  ])('%s', async (_, behave, status) => {
    backend.behave = behave;
    expect((await failureOf(ask())).status).toBe(status);
    expect(log.error).toHaveBeenCalledOnce();
  });

  it('connection refused is no response (D61)', async () => {
    await backend.stop();
    expect((await failureOf(ask())).status).toBeUndefined();
    backend = await TestBackend.start(json({ n: 1 }));
  });

  it('a name that does not resolve is no response (D61)', async () => {
    const nowhere = { ...addressesOf(1), ru: new URL('http://backend.invalid') };
    client = new BackendClient({ addresses: nowhere });
    expect((await failureOf(ask())).status).toBeUndefined();
  });

  it('a silent backend costs a visitor’s request one wait, however many calls it makes in turn', async () => {
    backend.behave = hang;
    const start = performance.now();
    await runInRequest('request-1', async () => {
      for (const id of ['a', 'b', 'c', 'd']) expect((await failureOf(ask(id))).status).toBeUndefined();
    });
    // One time limit and three short waits, plus a second for a busy machine; four time limits would be 8 s.
    expect(performance.now() - start).toBeLessThan(3_600);
  });

  it.each<[string, Behaviour]>([
    ['never answers', hang],
    ['starts a response and never ends it', (_, response) => void response.writeHead(200).write('{')],
  ])('a backend that %s is given up after 2 s', async (_, behave) => {
    backend.behave = behave;
    const start = performance.now();
    expect((await failureOf(ask())).status).toBeUndefined();
    expect(performance.now() - start).toBeGreaterThan(1_900);
    // The time limit, plus a second for a busy machine.
    expect(performance.now() - start).toBeLessThan(3_000);
  });

  it('D64 what is thrown and logged holds no value of the request', async () => {
    backend.behave = text('secret-body', 500);
    const error = await failureOf(ask('secret-id'));
    expect(error.message).toContain('/items/{id}');
    const logged = JSON.stringify([error.message, error, vi.mocked(log.error).mock.calls]);
    expect(logged).not.toContain('secret');
  });
});

describe('architecture §5 the last good answer', () => {
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

  it('stands in for a slow backend after 0.5 s, and the late response replaces it', async () => {
    await ask();
    seconds(2 * 3600);
    const late = Promise.withResolvers<void>();
    backend.behave = (request, response) => void late.promise.then(() => json({ n: 2 })(request, response));
    const start = performance.now();
    expect(await ask()).toEqual({ n: 1 });
    // Well before the time limit of the call.
    expect(performance.now() - start).toBeLessThan(1_500);
    late.resolve();
    await vi.waitFor(async () => expect(await ask()).toEqual({ n: 2 }), WAIT);
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

describe('architecture §5 the circuit', () => {
  // Longer than the calls made while the circuit is open take on any machine.
  const limits = { failures: 3, firstPause: 700, longestPause: 700 };
  const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 720));

  beforeEach(() => {
    client = new BackendClient({ addresses: backend.addresses, now: () => now, circuit: limits });
  });

  it('opens after failures in a row, answers at once while open, closes after a trial', async () => {
    backend.behave = text('', 500);
    for (const id of ['a', 'b', 'c']) expect((await failureOf(ask(id))).status).toBe(500);
    expect(await failureOf(ask('d'))).toMatchObject({ status: undefined });
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
    for (const id of ['a', 'b', 'c']) await failureOf(ask(id));
    await pause();
    await Promise.allSettled(['d', 'e', 'f'].map((id) => ask(id)));
    expect(backend.seen).toHaveLength(4);
  });

  it('a success between failures starts the count again', async () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f']) {
      backend.behave = id === 'c' ? json({ n: 1 }) : text('', 500);
      await ask(id).catch(() => undefined);
    }
    expect(backend.seen).toHaveLength(6);
    await failureOf(ask('g'));
    expect(backend.seen).toHaveLength(6);
  });

  it('last good answers are used while it is open', async () => {
    await ask('good');
    backend.behave = text('', 500);
    for (const id of ['a', 'b', 'c']) await failureOf(ask(id));
    seconds(2 * 3600);
    expect(await ask('good')).toEqual({ n: 1 });
    expect(backend.seen).toHaveLength(4);
  });

  it('a restart of the backend needs no restart of ours', async () => {
    const { port } = backend;
    await ask('a');
    await backend.stop();
    for (const id of ['b', 'c', 'd', 'e']) await failureOf(ask(id));
    backend = await TestBackend.start(json({ n: 2 }), port);
    await pause();
    expect(await ask('b')).toEqual({ n: 2 });
  });
});

describe('architecture §3 a page made of answers that were not had is known to lack them', () => {
  const shortcomings = async () => {
    const { lacks } = await detectMissingData(() => ask().catch(() => undefined));
    return lacks;
  };

  it.each<[string, Behaviour, boolean]>([
    ['answered', json({ n: 1 }), false],
    ['refused', json({ message: 'no such thing' }, 404), false],
    ['failed', text('down', 503), true],
    ['cut off', hangUp, true],
  ])('a call that is %s', async (_, behave, lacks) => {
    backend.behave = behave;
    expect(await shortcomings()).toBe(lacks);
  });

  it('the last good answer is a shortcoming after a publication', async () => {
    await ask();
    expect(await shortcomings()).toBe(false);
    client.invalidate();
    backend.behave = hangUp;
    expect(await shortcomings()).toBe(true);
  });

  it('what others ask at the same time is not counted', async () => {
    backend.behave = hangUp;
    const other = ask('b').catch(() => undefined);
    expect((await detectMissingData(() => Promise.resolve())).lacks).toBe(false);
    await other;
  });
});
