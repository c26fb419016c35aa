import { readFileSync } from 'node:fs';
import { shortHash, unpackHashes } from './hash-file.ts';

/** Written by `npm run breached-passwords`; README.md beside the accounts names its source. */
const FILE = new URL('breached-passwords.bin', import.meta.url);

let hashes: Uint32Array | undefined;

/** The hashes of the file, read when they are asked for first. */
export function breachedHashes(): Uint32Array {
  return (hashes ??= unpackHashes(readFileSync(FILE)));
}

/** Whether a password, in lower case, is among the commonest of those that became public. */
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
