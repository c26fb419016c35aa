import { createHash } from 'node:crypto';

/**
 * The file of breached passwords: the first 32 bits of the SHA-256 of each, sorted, as the gaps between them in
 * variable-length numbers (LEB128: seven bits a byte, the lowest first, the high bit set while more come). A password
 * that is not listed is taken for a listed one in 23 of a million cases.
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

/** The hashes of such a file, sorted. */
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
