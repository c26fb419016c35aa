import { readFile } from 'node:fs/promises';
import { withChildren } from './process-tree.ts';

/** A clock tick of the kernel's accounting: 100 a second on every current Linux. */
const TICK_MS = 10;

/**
 * Processor time that processes have used so far, milliseconds; undefined where the system does not report it
 * (Linux does).
 */
export async function cpuTime(pids: readonly number[]): Promise<number | undefined> {
  try {
    const times = await Promise.all(
      pids.map(async (pid) => ticksOf(await readFile(`/proc/${pid}/stat`, 'utf8'))),
    );
    return times.reduce((sum, ticks) => sum + ticks, 0) * TICK_MS;
  } catch {
    return undefined;
  }
}

/**
 * Processor time of processes and all their children, ended ones included, milliseconds; undefined where the
 * system does not report it.
 */
export async function wholeCpuTime(pids: readonly number[]): Promise<number | undefined> {
  try {
    const stats = await Promise.all(
      (await withChildren(pids)).map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)),
    );
    return stats.reduce((sum, stat) => sum + (stat ? ticksOf(stat) + endedTicksOf(stat) : 0), 0) * TICK_MS;
  } catch {
    return undefined;
  }
}

/** User and system time: the 14th and 15th field (proc(5)). The name, the 2nd field, may contain spaces. */
function ticksOf(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

/** The same of children that have ended: the 16th and 17th field. */
function endedTicksOf(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return Number(fields[13]) + Number(fields[14]);
}
