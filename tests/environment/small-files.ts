import { execFileSync } from 'node:child_process';

/** Most bytes of a file: `ulimit -f` counts blocks of 512. */
export const LARGEST_FILE = 16 * 512;

/**
 * Runs a module in a process whose files may have `LARGEST_FILE` bytes. As on a disk that is nearly full, the write
 * that passes the limit writes fewer bytes and succeeds, and the next one fails. Not on Windows.
 * @param source evaluated as the default export of a module; its promise is the result.
 * @returns `written`, or the code of the error.
 */
export function withSmallFiles(source: string): string {
  const script = `
    process.on('SIGXFSZ', () => undefined);
    try { await (async () => {${source}})(); console.log('written'); }
    catch (error) { console.log(error.code ?? error); }`;
  const node = [process.execPath, '--input-type=module', '-e', script];
  const shell = ['-c', `ulimit -f ${LARGEST_FILE / 512}; exec "$@"`, 'sh', ...node];
  return execFileSync('/bin/sh', shell, { encoding: 'utf8' }).trim();
}
