import { setTimeout as sleep } from 'node:timers/promises';
import { resourcesOf, withChildren } from '../../benchmarks/measure/process-tree.ts';
import { MB } from './make-photographs.ts';

/**
 * Measures the memory of programs every second, each with its children. @param current process ids by name; a
 * restarted program gets its new one.
 */
export function watchMemory(current: Record<string, number>) {
  const seen = Object.keys(current).map((name) => ({ name, memory: [] as number[] }));
  let isOver = false;
  const run = (async () => {
    while (!isOver) {
      for (const { name, memory } of seen) {
        memory.push((await resourcesOf(await withChildren([current[name] ?? 0]))).memory);
      }
      await sleep(1000);
    }
  })();
  const inMegabytes = (bytes = 0) => `${Math.round(bytes / MB)} MB`;
  return {
    current,
    /** Ends the measurement. @returns a line for each program: at first, by thirds of the time, at the end. */
    async stop(): Promise<string[]> {
      isOver = true;
      await run;
      return seen.map(({ name, memory }) => {
        const third = Math.ceil(memory.length / 3);
        const most = [0, 1, 2].map((part) => Math.max(...memory.slice(part * third, (part + 1) * third)));
        const thirds = most.map(inMegabytes).join(', ');
        return `${name}: ${inMegabytes(memory[0])} at first; at most ${thirds} in each third of the time; ${inMegabytes(memory.at(-1))} at the end`;
      });
    },
  };
}
