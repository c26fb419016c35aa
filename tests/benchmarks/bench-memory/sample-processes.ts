import { readFile } from 'node:fs/promises';
import { withChildren } from '../measure/process-tree.ts';

/** Memory of one process, bytes. */
export interface ProcessMemory {
  name: string;
  /** Pages in memory, those shared with other processes included. */
  rss: number;
  /** The same, with each shared page divided by the number of its users: the only figure that can be added up. */
  pss: number;
}

/** Names of the site's processes, by a part of their command line. The first that fits counts. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/astro\.mjs build/, 'build of the pages'],
  [/vite\.js build .*desk/, 'build of the desk'],
  [/vite\.js build/, 'build of the programs'],
  [/npm ci/, 'npm ci'],
  [/npm start/, 'npm'],
  [/bootstrap\.mjs/, 'bootstrap'],
  [/scripts\/start\.ts/, 'supervisor'],
  [/build\/render\.ts/, 'rendering of the pages'],
  [/backend\/main\.ts|programs\/backend\.mjs/, 'backend'],
  [/scripts\/serve\./, 'worker'],
  [/desk\/server\/main\.ts|programs\/desk\.mjs/, 'desk server'],
  [/scripts\/desk\.ts/, 'invitation of the first owner'],
];

/** The name of a process in the tables, by its command line. */
export function nameOfProcess(command: string): string {
  return NAMES.find(([pattern]) => pattern.test(command))?.[1] ?? 'other';
}

/** Memory of a process and all its descendants; Linux only. Processes that end meanwhile are left out. */
export async function sampleProcesses(root: number): Promise<ProcessMemory[]> {
  const each = await Promise.all((await withChildren([root])).map(memoryOf));
  return each.filter((one) => one !== undefined).sort((a, b) => b.pss - a.pss);
}

async function memoryOf(pid: number): Promise<ProcessMemory | undefined> {
  try {
    const [command, rollup] = await Promise.all([
      readFile(`/proc/${pid}/cmdline`, 'utf8'),
      readFile(`/proc/${pid}/smaps_rollup`, 'utf8'),
    ]);
    const bytes = (field: string) =>
      1024 * Number(new RegExp(`^${field}: +(\\d+) kB`, 'm').exec(rollup)?.[1] ?? 0);
    return { name: nameOfProcess(command.replaceAll('\0', ' ')), rss: bytes('Rss'), pss: bytes('Pss') };
  } catch {
    return undefined;
  }
}

/** Total memory of all processes: the sum of their `pss`. */
export function sumOf(processes: readonly ProcessMemory[]): number {
  return processes.reduce((sum, { pss }) => sum + pss, 0);
}
