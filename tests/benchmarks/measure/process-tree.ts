import { readdir, readFile } from 'node:fs/promises';

/** Resources of processes at one time; Linux only. */
export interface Resources {
  /** Resident memory, bytes. */
  memory: number;
  /** Open files and connections. */
  handles: number;
}

const PAGE = 4096;

/** The processes with all their descendants. */
export async function withChildren(pids: readonly number[]): Promise<number[]> {
  const parents = new Map<number, number>();
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // The name, the 2nd field, may contain spaces; the parent is the 4th (proc(5)).
    parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
  }
  const tree = new Set(pids);
  for (let size = 0; size < tree.size;) {
    size = tree.size;
    for (const [pid, parent] of parents) if (tree.has(parent)) tree.add(pid);
  }
  return [...tree];
}

/** Current resources of processes, added up. */
export async function resourcesOf(pids: readonly number[]): Promise<Resources> {
  const each = await Promise.all(
    pids.map(async (pid) => {
      const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '0 0');
      const files = await readdir(`/proc/${pid}/fd`).catch(() => []);
      return { memory: Number(statm.split(' ')[1]) * PAGE, handles: files.length };
    }),
  );
  return {
    memory: each.reduce((sum, { memory }) => sum + memory, 0),
    handles: each.reduce((sum, { handles }) => sum + handles, 0),
  };
}
