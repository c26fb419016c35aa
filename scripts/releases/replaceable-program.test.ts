import { expect, it } from 'vitest';
import type { Running } from '../processes/child.ts';
import { runReplaceable } from './replaceable-program.ts';

/** Keeps a program that cannot be started from the folders of `broken`. @returns it, and what happened in order. */
async function keep(broken: Set<string>, settle?: (running: Running) => Promise<void>) {
  const events: string[] = [];
  const program = await runReplaceable({
    name: 'The program',
    first: 'old',
    start: async (root) => {
      if (broken.has(root)) throw new Error(`no ${root}`);
      const { promise: ended, resolve } = Promise.withResolvers<void>();
      events.push(`start ${root}`);
      return { address: root, pid: 1, ended, stop: async () => (events.push(`stop ${root}`), resolve()) };
    },
    ...(settle && { settle }),
    log: () => undefined,
  });
  return { program, events };
}

it('the old one stops before the new one starts, which has its port', async () => {
  const { program, events } = await keep(new Set());
  await program.replace('new');
  await program.stop();
  expect(events.slice(0, 4)).toEqual(['start old', 'stop old', 'start new', 'stop new']);
});

it('the old one runs again when the new one does not start, or is of no use', async () => {
  const unusable = ({ address }: Running) =>
    address === 'slow' ? Promise.reject(new Error('too slow')) : Promise.resolve();
  const { program, events } = await keep(new Set(['broken']), unusable);
  await expect(program.replace('broken')).rejects.toThrow('no broken');
  expect(events).toEqual(['start old', 'stop old', 'start old']);
  await expect(program.replace('slow')).rejects.toThrow('too slow');
  expect(events.slice(3)).toEqual(['stop old', 'start slow', 'stop slow', 'start old']);
  await program.stop();
});

it('an old one that does not start either is tried again', async () => {
  const broken = new Set(['broken']);
  const { program, events } = await keep(broken);
  broken.add('old');
  await expect(program.replace('broken')).rejects.toThrow('no broken');
  broken.delete('old');
  await expect.poll(() => events.at(-1)).toBe('start old');
  await program.stop();
});

it('D668 an old one that is slow is kept: a second start would be as slow', async () => {
  const { program, events } = await keep(new Set(), () => Promise.reject(new Error('too slow')));
  await expect(program.replace('new')).rejects.toThrow('too slow');
  expect(events).toEqual(['start old', 'stop old', 'start new', 'stop new', 'start old']);
  await program.stop();
});

it('D668 the way back after a later failure ends at the old one, however slow it is', async () => {
  let isSlow = false;
  const { program, events } = await keep(new Set(), () =>
    isSlow ? Promise.reject(new Error('too slow')) : Promise.resolve(),
  );
  await program.replace('new');
  isSlow = true;
  await program.putBack('old');
  expect(events).toEqual(['start old', 'stop old', 'start new', 'stop new', 'start old']);
  await program.stop();
});

it('D697 it tells whose code runs', async () => {
  const { program } = await keep(new Set(['broken']));
  await expect(program.replace('broken')).rejects.toThrow();
  expect(program.root()).toBe('old');
  await program.replace('new');
  expect(program.root()).toBe('new');
  await program.stop();
});
