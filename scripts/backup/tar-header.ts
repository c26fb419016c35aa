/** Bytes of a block of a tar archive. */
export const BLOCK = 512;

/** The largest size that eleven octal digits can say; larger ones are written in base 256, as GNU tar does. */
const OCTAL_LIMIT = 8 ** 11;

/** Where the fields of a header stand: offset and length (POSIX ustar). */
const FIELD = { name: [0, 100], mode: [100, 8], size: [124, 12], time: [136, 12], sum: [148, 8] } as const;

/** What a header says of the file after it. */
export interface TarHeader {
  name: string;
  bytes: number;
}

/** The header of a file that only its owner may read. @param at seconds of the epoch. */
export function writeHeader({ name, bytes }: TarHeader, at: number): Buffer {
  if (Buffer.byteLength(name) > FIELD.name[1]) throw new Error(`the name ${name} is too long for an archive`);
  const block = Buffer.alloc(BLOCK);
  const put = ([offset]: readonly [number, number], text: string) => block.write(text, offset, 'utf8');
  const octal = (value: number, [, length]: readonly [number, number]) =>
    `${value.toString(8).padStart(length - 1, '0')}\0`;
  put(FIELD.name, name);
  put(FIELD.mode, octal(0o600, FIELD.mode));
  for (const offset of [108, 116]) put([offset, 8], octal(0, [0, 8]));
  if (bytes < OCTAL_LIMIT) put(FIELD.size, octal(bytes, FIELD.size));
  else {
    block.writeUInt8(0x80, FIELD.size[0]);
    block.writeBigUInt64BE(BigInt(bytes), FIELD.size[0] + 4);
  }
  put(FIELD.time, octal(at, FIELD.time));
  block.write('0', 156);
  block.write('ustar\0' + '00', 257);
  put(FIELD.sum, `${sumOf(block).toString(8).padStart(6, '0')}\0 `);
  return block;
}

/** Reads one; undefined for the empty block that ends an archive. @throws when it is no header. */
export function readHeader(block: Buffer): TarHeader | undefined {
  if (block.every((byte) => byte === 0)) return undefined;
  const text = ([offset, length]: readonly [number, number]) =>
    block
      .subarray(offset, offset + length)
      .toString('utf8')
      .replace(/\0.*$/s, '')
      .trim();
  if (block.length !== BLOCK || parseInt(text(FIELD.sum), 8) !== sumOf(block)) {
    throw new Error('this is no tar archive');
  }
  const [offset] = FIELD.size;
  const isLarge = block.readUInt8(offset) === 0x80;
  const bytes = isLarge ? Number(block.readBigUInt64BE(offset + 4)) : parseInt(text(FIELD.size), 8);
  return { name: text(FIELD.name), bytes };
}

/** Bytes that fill up the last block of a file. */
export function padding(bytes: number): number {
  return (BLOCK - (bytes % BLOCK)) % BLOCK;
}

/** The sum of a header's bytes, its own field read as spaces. */
function sumOf(block: Buffer): number {
  const [from, length] = FIELD.sum;
  let sum = 0;
  block.forEach((byte, place) => (sum += place >= from && place < from + length ? 32 : byte));
  return sum;
}
