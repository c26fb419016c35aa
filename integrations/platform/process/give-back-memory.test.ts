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

/** Fills 160 MB of WebAssembly, forgets them and prints what is resident before them and after a collection. */
const MEMORIES = `
  const { collectGarbage } = await import(process.argv[1]);
  function fill() {
    for (let count = 0; count < 4; count += 1)
      new Uint8Array(new WebAssembly.Memory({ initial: 640 }).buffer).fill(1);
  }
  const before = process.memoryUsage.rss();
  fill();
  await new Promise((resolve) => setTimeout(resolve, 0));
  collectGarbage();
  console.log(JSON.stringify({ before, after: process.memoryUsage.rss() }));
`;

it('D642 memories of WebAssembly that nobody uses go back to the system', () => {
  const module = new URL('./give-back-memory.ts', import.meta.url).href;
  const args = ['--input-type=module', '--eval', MEMORIES, module];
  const { before, after } = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' })) as {
    before: number;
    after: number;
  };
  // V8 may have collected some of them by itself, and sees the last one still in use on a busy machine.
  expect(after - before).toBeLessThan(80 * 1024 ** 2);
});
