import { readFileSync } from 'node:fs';
import { shortHash, unpackHashes } from './hash-file.ts';

/** Written by `npm run breached-passwords`; accounts/README.md names its source. */
const FILE = new URL('breached-passwords.bin', import.meta.url);

let hashes: Uint32Array | undefined;

/** The hashes of the file, which is read at the first call. */
export function breachedHashes(): Uint32Array {
  return (hashes ??= unpackHashes(readFileSync(FILE)));
}

/** Whether a lower-case password is in the list of the commonest breached passwords. */
export function isBreached(password: string): boolean {
  const [sorted, wanted] = [breachedHashes(), shortHash(password)];
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle] ?? 0) < wanted) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === wanted;
}
