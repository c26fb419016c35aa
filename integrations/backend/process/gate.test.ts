import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

test('a gate holds requests back until the work is done, also when it fails', async () => {
  const gate = createGate(10_000);
  await gate.passed();
  for (const fails of [false, true]) {
    const events: string[] = [];
    const work = gate
      .during(async () => {
        await wait(20);
        events.push('done');
        if (fails) throw new Error('failed');
      })
      .catch(() => events.push('failed'));
    await gate.passed();
    events.push('passed');
    await work;
    expect(events.slice(0, 2)).toEqual(['done', fails ? events[1] : 'passed']);
    expect(events).toContain('passed');
  }
});

test('a gate opens when the work is late', async () => {
  const gate = createGate(20);
  let isDone = false;
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = gate.during(() => promise).then(() => (isDone = true));
  await gate.passed();
  expect(isDone).toBe(false);
  resolve();
  await work;
});
