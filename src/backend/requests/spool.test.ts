import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BackendError } from '../backend-error.ts';
import { Courier } from './courier.ts';
import { type Lead, Spool } from './spool.ts';

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

/** A backend that is away until told otherwise. */
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

describe('issue 6: no request is lost while the backend is away', () => {
  it('kept on disk, for its owner only, and delivered in order, once', async () => {
    const { got, state, send } = backend();
    const courier = new Courier(new Spool(folder), send);
    for (const n of [2, 1, 3]) await courier.take(lead(n));
    expect(readdirSync(folder)).toHaveLength(3);
    expect(statSync(path.join(folder, readdirSync(folder)[0] ?? '')).mode & 0o777).toBe(0o600);
    await courier.deliver();
    expect(readdirSync(folder)).toHaveLength(3);
    state.away = false;
    await Promise.all([courier.deliver(), courier.deliver()]);
    expect(got).toEqual([lead(1), lead(2), lead(3)]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('another process delivers what one that is gone has left; its half-written file is nobody’s', async () => {
    const { got, state, send } = backend();
    await new Courier(new Spool(folder), send).take(lead(1));
    writeFileSync(path.join(folder, '17-torn.1.unfinished'), '{"call":"feedb');
    state.away = false;
    await new Courier(new Spool(folder), send).deliver();
    expect(got).toEqual([lead(1)]);
  });

  it('a lead the backend refuses is told to the person, or set aside when it waited', async () => {
    const { got, state, send } = backend();
    const courier = new Courier(new Spool(folder), send);
    await courier.take(lead(1));
    await courier.take(lead(2));
    Object.assign(state, { away: false, status: 422 });
    await expect(courier.take(lead(3))).rejects.toMatchObject({ status: 422 });
    await courier.deliver();
    expect(readdirSync(folder).every((name) => name.endsWith('.refused'))).toBe(true);
    expect(got).toEqual([]);
  });

  it.each([404, 429, 500, 503])(
    'a backend that answers %s keeps nobody from being heard later',
    async (status) => {
      const { got, state, send } = backend();
      Object.assign(state, { away: false, status });
      const courier = new Courier(new Spool(folder), send);
      await courier.take(lead(1));
      await courier.deliver();
      state.status = undefined;
      await courier.deliver();
      expect(got).toEqual([lead(1)]);
    },
  );

  it('a file that is not ours does not hold the others up', async () => {
    const { got, state, send } = backend();
    const courier = new Courier(new Spool(folder), send);
    writeFileSync(path.join(folder, '0-broken.lead'), '{');
    await courier.take(lead(1));
    state.away = false;
    await courier.deliver();
    expect(got).toEqual([lead(1)]);
    expect(readdirSync(folder)).toEqual(['0-broken.lead.refused']);
  });
});
