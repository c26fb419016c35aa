import pino from 'pino';
import { expect, it } from 'vitest';
import { refreshedValue } from './refreshed-value.ts';

/** A value that the test resolves itself. */
function slowValue() {
  const state = { edition: 1, ends: [] as (() => void)[] };
  const value = refreshedValue(
    () => Promise.resolve(state.edition),
    (edition) => new Promise<string>((made) => state.ends.push(() => made(`of ${edition}`))),
    0,
    pino({ level: 'silent' }),
  );
  const end = async () => {
    await expect.poll(() => state.ends.length).toBe(1);
    state.ends.shift()!();
  };
  return { state, value, end };
}

it('the first is waited for; after that the last one is given while the next is made', async () => {
  const { state, value, end } = slowValue();
  const first = value();
  await end();
  expect(await first).toBe('of 1');
  state.edition = 2;
  expect(await value()).toBe('of 1');
  await end();
  await expect.poll(() => value()).toBe('of 2');
});

it('who needs the latest waits for it, also when an older one is being made', async () => {
  const { state, value, end } = slowValue();
  const first = value();
  await end();
  await first;
  state.edition = 2;
  await value();
  await expect.poll(() => state.ends.length).toBe(1);
  state.edition = 3;
  const latest = value({ isLatest: true });
  await end();
  await end();
  expect(await latest).toBe('of 3');
});
