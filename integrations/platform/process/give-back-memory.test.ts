import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

/** Makes objects, forgets most of them and prints what is resident after a collection of each kind. */
const PROGRAM = `
  const { giveBackMemory } = await import(process.argv[1]);
  let kept = Array.from({ length: 1_500_000 }, (_, place) => ({ place, name: String(place) }));
  kept = kept.filter((_, place) => place % 20 === 0);
  gc();
  const before = process.memoryUsage.rss();
  giveBackMemory();
  console.log(JSON.stringify({ before, after: process.memoryUsage.rss(), kept: kept.length }));
`;

it('D642 the pages of a heap that has become smaller go back to the system', () => {
  const module = new URL('./give-back-memory.ts', import.meta.url).href;
  const args = ['--expose-gc', '--input-type=module', '--eval', PROGRAM, module];
  const { before, after, kept } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as {
    before: number;
    after: number;
    kept: number;
  };
  expect(kept).toBe(75_000);
  expect(after).toBeLessThan(before * 0.75);
});

/**
 * Fills 40 MB of WebAssembly, forgets them and prints what is resident before them and after a collection, which leaves
 * freeing them to another thread. Of four such memories V8 would collect some by itself, of one it does not.
 */
const MEMORY = `
  const { collectGarbage } = await import(process.argv[1]);
  const fill = () => void new Uint8Array(new WebAssembly.Memory({ initial: 640 }).buffer).fill(1);
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const before = process.memoryUsage.rss();
  fill();
  await pause(0);
  collectGarbage();
  let grown;
  for (let turn = 0; turn < 100; turn += 1) {
    grown = process.memoryUsage.rss() - before;
    if (grown < 20 * 1024 ** 2) break;
    await pause(50);
  }
  console.log(grown);
`;

it('D642 a memory of WebAssembly that nobody uses goes back to the system', () => {
  const module = new URL('./give-back-memory.ts', import.meta.url).href;
  const args = ['--input-type=module', '--eval', MEMORY, module];
  const grown = Number(execFileSync(process.execPath, args, { encoding: 'utf8' }));
  expect(grown).toBeLessThan(20 * 1024 ** 2);
});
