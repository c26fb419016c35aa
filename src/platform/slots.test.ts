import { expect, it } from 'vitest';
import { Slots, TooBusy } from './slots.ts';

it('runs so many jobs at a time, the others in turn, and refuses those past the line', async () => {
  const slots = new Slots(2, 2);
  const ends: (() => void)[] = [];
  const job = (name: string) => () => new Promise<string>((resolve) => ends.push(() => resolve(name)));
  const jobs = ['a', 'b', 'c', 'd'].map((name) => slots.run(job(name)));
  await expect(slots.run(job('e'))).rejects.toThrow(TooBusy);
  expect(ends).toHaveLength(2);
  for (let done = 0; done < 4; done += 1) {
    ends[done]?.();
    await jobs[done];
    await Promise.resolve();
  }
  expect(await Promise.all(jobs)).toEqual(['a', 'b', 'c', 'd']);
});

it('a job that fails gives its slot on', async () => {
  const slots = new Slots(1, 1);
  await expect(slots.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await slots.run(() => Promise.resolve('next'))).toBe('next');
});
