import { createHash } from 'node:crypto';

/**
 * Writes the file of breached passwords: the first 32 bits of the SHA-256 of each, sorted. The file contains the
 * differences between neighbours as variable-length numbers (LEB128: seven bits per byte, lowest bits first, the high
 * bit set if more bytes follow). The rate of false positives is 23 in a million.
 */
export function packHashes(passwords: Iterable<string>): Buffer {
  const sorted = Uint32Array.from(new Set([...passwords].map(shortHash))).sort();
  const bytes: number[] = [];
  let before = 0;
  for (const hash of sorted) {
    let gap = hash - before;
    before = hash;
    for (; gap > 127; gap = Math.floor(gap / 128)) bytes.push((gap % 128) | 128);
    bytes.push(gap);
  }
  return Buffer.from(bytes);
}

/** Reads such a file. @returns the hashes, sorted. */
export function unpackHashes(file: Uint8Array): Uint32Array {
  const hashes: number[] = [];
  let [hash, gap, weight] = [0, 0, 1];
  for (const byte of file) {
    gap += (byte & 127) * weight;
    weight *= 128;
    if (byte > 127) continue;
    hash += gap;
    hashes.push(hash);
    [gap, weight] = [0, 1];
  }
  return Uint32Array.from(hashes);
}

/** The first 32 bits of the SHA-256 of a text. */
export function shortHash(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0);
}
