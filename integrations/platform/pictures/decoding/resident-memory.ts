import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const PAGE_BYTES = 4096;

const run = promisify(execFile);

/**
 * Resident memory of a process, bytes. Undefined if the system does not report it (Windows) or the process has ended.
 */
export async function residentMemory(pid: number): Promise<number | undefined> {
  if (process.platform === 'linux') {
    const statm = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => undefined);
    return statm === undefined ? undefined : Number(statm.split(' ')[1]) * PAGE_BYTES;
  }
  if (process.platform === 'win32') return undefined;
  const listed = await run('/bin/ps', ['-o', 'rss=', '-p', String(pid)]).catch(() => undefined);
  return listed && Number(listed.stdout) * 1024;
}
