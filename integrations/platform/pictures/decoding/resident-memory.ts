import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const PAGE = 4096;

const run = promisify(execFile);

/** Bytes a process holds in memory; undefined where the system does not say (Windows), or the process is gone. */
export async function residentMemory(pid: number): Promise<number | undefined> {
  if (process.platform === 'linux') {
    const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => undefined);
    return statm === undefined ? undefined : Number(statm.split(' ')[1]) * PAGE;
  }
  if (process.platform === 'win32') return undefined;
  const listed = await run('/bin/ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => undefined);
  return listed && Number(listed.stdout) * 1024;
}
