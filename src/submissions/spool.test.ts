import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BackendError } from '../platform/errors/backend-error.ts';
import { log } from '../platform/log.ts';
import { DeliveryWorker } from './delivery-worker.ts';
import { Failures } from './delivery-failures.ts';
import { DeliveryQueue } from './delivery-queue.ts';
import { type Lead, Spool } from './spool.ts';

/** Timeout for expected events on a busy machine. */
const WAIT = { timeout: 10_000 };

let folder = '';
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'spool-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const lead = (n: number): Lead => ({
  call: 'feedback',
  locale: 'uz',
  request: { user_name: `Ann ${n}` },
  delivery: {
    key: `key-of-sixteen-${n}`,
    sentAt: new Date(1_700_000_000_000 + n).toISOString(),
    consent: 'c',
  },
});

/** A backend that fails until the test changes it. */
function backend() {
  const got: Lead[] = [];
  const state = { status: undefined as number | undefined, away: true };
  const send = async (one: Lead) => {
    if (state.away) throw new BackendError('/feedback');
    if (state.status) throw new BackendError('/feedback', state.status);
    got.push(one);
    await Promise.resolve();
  };
  return { got, state, send };
}

describe('no request is lost while the backend is away', () => {
  it('kept on disk, for its owner only, and delivered once', async () => {
    const { got, state, send } = backend();
    const worker = new DeliveryWorker(new Spool(folder), send);
    for (const n of [2, 1, 3]) await worker.take(lead(n));
    expect(readdirSync(folder)).toHaveLength(3);
    expect(statSync(path.join(folder, readdirSync(folder)[0] ?? '')).mode & 0o777).toBe(0o600);
    await worker.deliver();
    expect(readdirSync(folder)).toHaveLength(3);
    state.away = false;
    await Promise.all([worker.deliver(), worker.deliver()]);
    const keys = got.map(({ delivery }) => delivery.key).sort();
    expect(keys).toEqual([1, 2, 3].map((n) => lead(n).delivery.key));
    expect(readdirSync(folder)).toEqual([]);
  });

  it('a run whose list is older than the end of the run before it sends nothing again', async () => {
    const { got, state, send } = backend();
    const spool = new Spool(folder);
    const worker = new DeliveryWorker(spool, send);
    await worker.take(lead(1));
    state.away = false;
    const read = spool.read.bind(spool);
    let reads = 0;
    vi.spyOn(spool, 'read').mockImplementation(async (name) => {
      const second = ++reads === 2;
      const found = await read(name);
      if (second) await vi.waitFor(() => expect(readdirSync(folder)).toEqual([]), WAIT);
      return found;
    });
    await Promise.all([worker.deliver(), worker.deliver()]);
    expect(got).toEqual([lead(1)]);
  });

  it('what is delivered later comes from the networks it was sent from', async () => {
    const { got, state, send } = backend();
    const worker = new DeliveryWorker(new Spool(folder), send);
    await worker.take({ ...lead(1), networks: ['hash'] });
    await worker.take(lead(2));
    state.away = false;
    await worker.deliver();
    expect(got.map(({ networks }) => networks)).toEqual([['hash'], undefined]);
  });

  it('another process delivers what one that is gone has left; its half-written file is nobody’s', async () => {
    const { got, state, send } = backend();
    await new DeliveryWorker(new Spool(folder), send).take(lead(1));
    writeFileSync(path.join(folder, '17-torn.1.unfinished'), '{"call":"feedb');
    state.away = false;
    await new DeliveryWorker(new Spool(folder), send).deliver();
    expect(got).toEqual([lead(1)]);
  });

  it('a lead the backend refuses is told to the person, or set aside when it waited', async () => {
    const { got, state, send } = backend();
    const worker = new DeliveryWorker(new Spool(folder), send);
    await worker.take(lead(1));
    await worker.take(lead(2));
    Object.assign(state, { away: false, status: 422 });
    await expect(worker.take(lead(3))).rejects.toMatchObject({ status: 422 });
    await worker.deliver();
    expect(readdirSync(folder).every((name) => name.endsWith('.refused'))).toBe(true);
    expect(got).toEqual([]);
  });

  it.each([404, 429, 500, 503])(
    'a backend that answers %s keeps nobody from being heard later',
    async (status) => {
      const { got, state, send } = backend();
      Object.assign(state, { away: false, status });
      const worker = new DeliveryWorker(new Spool(folder), send);
      await worker.take(lead(1));
      await worker.deliver();
      state.status = undefined;
      await worker.deliver();
      expect(got).toEqual([lead(1)]);
    },
  );

  const whole = Buffer.from(JSON.stringify({ ...lead(9), request: { user_name: 'Анна' } }));
  it.each([
    ['empty', Buffer.alloc(0)],
    ['cut in half', whole.subarray(0, whole.length / 2)],
    ['without its last byte', whole.subarray(0, -1)],
    ['cut within a letter', whole.subarray(0, whole.indexOf('Анна') + 1)],
    ['of zeros, as a power cut leaves one', Buffer.alloc(whole.length)],
    ['whole, and nothing of ours', Buffer.from('{"call":"feedback"}')],
  ])(
    'a file that is %s does not hold the others up, and is kept for somebody to look at',
    async (_, bytes) => {
      const { got, state, send } = backend();
      const worker = new DeliveryWorker(new Spool(folder), send);
      writeFileSync(path.join(folder, '0-broken.lead'), bytes);
      await worker.take(lead(1));
      state.away = false;
      await worker.deliver();
      expect(got).toEqual([lead(1)]);
      expect(readdirSync(folder)).toEqual(['0-broken.lead.refused']);
    },
  );
});

describe('a lead that keeps failing holds nobody up', () => {
  /** A backend that fails for one lead, and a clock. */
  function choosy(bad: number, fail: () => Error) {
    const got: Lead[] = [];
    const tried: Lead[] = [];
    const send = async (one: Lead) => {
      tried.push(one);
      if (one.delivery.key === lead(bad).delivery.key) throw fail();
      got.push(one);
      await Promise.resolve();
    };
    return { got, tried, send };
  }

  it.each<[string, () => Error]>([
    ['answered 500', () => new BackendError('/feedback', 500)],
    ['not answered in time', () => new BackendError('/feedback')],
    ['with a disk that fails', () => Object.assign(new Error('too many open files'), { code: 'EMFILE' })],
  ])('%s: those behind it are delivered, it rests for longer each time', async (_, fail) => {
    const { got, tried, send } = choosy(1, fail);
    const spool = new Spool(folder);
    for (const n of [1, 2, 3]) await spool.keep(lead(n));
    let now = 0;
    const queue = new DeliveryQueue(spool, send, new Failures(() => now));
    const batch = async () =>
      queue.run(
        await Promise.all(
          (await spool.list()).map(async (name) => ({ name, lead: (await spool.read(name))! })),
        ),
      );
    await batch();
    expect(got).toEqual([lead(2), lead(3)]);
    await spool.keep(lead(4));
    await batch();
    expect(got.at(-1)).toEqual(lead(4));
    expect(tried.filter(({ delivery }) => delivery.key === lead(1).delivery.key)).toHaveLength(1);
    now = 5_001;
    await batch();
    expect(tried.filter(({ delivery }) => delivery.key === lead(1).delivery.key)).toHaveLength(2);
    expect(await spool.list()).toHaveLength(1);
  });

  it('one whose file cannot be read now is passed by, and what it needs is not deleted', async () => {
    vi.spyOn(log, 'error').mockReturnValue(undefined);
    const { got, state, send } = backend();
    const worker = new DeliveryWorker(new Spool(folder), send);
    await worker.take(lead(2));
    // In place of a file of another owner: root may read those.
    mkdirSync(path.join(folder, '1700000000001-unreadable.lead'));
    state.away = false;
    await worker.deliver();
    expect(got).toEqual([lead(2)]);
    await expect(worker.sweep()).rejects.toThrow('EISDIR');
    vi.restoreAllMocks();
  });

  it('a backend that is away costs two tries a round, and no lead is made to rest for it', async () => {
    const { got, state, send } = backend();
    let tries = 0;
    const worker = new DeliveryWorker(new Spool(folder), (one) => (tries++, send(one)));
    for (const n of [1, 2, 3, 4]) await worker.take(lead(n));
    tries = 0;
    await worker.deliver();
    expect(tries).toBe(2);
    state.away = false;
    await worker.deliver();
    expect(got).toHaveLength(4);
  });

  it('two that always fail are passed by in the next round', async () => {
    const got: Lead[] = [];
    const spool = new Spool(folder);
    const worker = new DeliveryWorker(spool, async (one) => {
      if (Number(one.delivery.key.at(-1)) < 3) throw new BackendError('/feedback', 500);
      await Promise.resolve(got.push(one));
    });
    for (const n of [1, 2, 3]) await spool.keep(lead(n));
    await worker.deliver();
    expect(got).toEqual([]);
    await worker.deliver();
    expect(got).toEqual([lead(3)]);
  });

  it('files on a slow line keep no other lead waiting', async () => {
    const { promise: slow, resolve: arrived } = Promise.withResolvers<void>();
    const got: string[] = [];
    const spool = new Spool(folder);
    const worker = new DeliveryWorker(spool, async (one) => {
      if (one.upload) await slow;
      got.push(one.delivery.key);
    });
    await spool.keep({ ...lead(1), upload: 'a'.repeat(32) });
    const first = worker.deliver();
    await spool.keep(lead(2));
    void worker.deliver();
    await expect.poll(() => got, WAIT).toEqual([lead(2).delivery.key]);
    arrived();
    await first;
    await expect.poll(() => spool.list(), WAIT).toEqual([]);
  });

  it('what a crash left half-written is deleted after an hour', async () => {
    const spool = new Spool(folder);
    const torn = path.join(folder, '17-torn.1.unfinished');
    writeFileSync(torn, '{"call":"feedb');
    await spool.sweep();
    expect(readdirSync(folder)).toHaveLength(1);
    await spool.sweep(Date.now() + 3_600_001);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('retention: what was refused is deleted after 30 days, however long it had waited before', async () => {
    const spool = new Spool(folder);
    for (const n of [1, 2]) await spool.keep(lead(n));
    const [first = '', second = ''] = await spool.list();
    utimesSync(path.join(folder, first), 0, 0);
    await spool.setAside(first);
    const days = 24 * 3_600_000;
    await spool.sweep(Date.now() + 29 * days);
    expect(readdirSync(folder)).toEqual([`${first}.refused`, second]);
    await spool.sweep(Date.now() + 31 * days);
    expect(readdirSync(folder), 'what waits is nobody’s to delete').toEqual([second]);
  });
});
