/** A box of a JP2 file. */
function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

/** A marker of a codestream with its segment. */
function segment(marker: number, body: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(marker, 0);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

const bytes = (...values: number[]) => Buffer.from(values);

function numbers(size: 2 | 4, ...values: number[]): Buffer {
  const all = Buffer.alloc(values.length * size);
  values.forEach((value, place) => all.writeUIntBE(value, place * size, size));
  return all;
}

/** A codestream with a given size in its header, in three colours, and one tile, which is empty or junk. */
export function emptyCodestream(width: number, height: number, junk = 0): Buffer {
  const size = Buffer.concat([
    numbers(2, 0),
    numbers(4, width, height, 0, 0, width, height, 0, 0),
    numbers(2, 3),
    ...[1, 2, 3].map(() => bytes(7, 1, 1)),
  ]);
  // Five levels, one layer, blocks of 64 by 64, the reversible wavelet; a step for each of its 16 bands.
  const style = Buffer.concat([bytes(0, 0), numbers(2, 1), bytes(1, 5, 4, 4, 0, 1)]);
  const steps = Buffer.concat([bytes(0x40), Buffer.alloc(16, 9 << 3)]);
  const tile = segment(0xff90, Buffer.concat([numbers(2, 0), numbers(4, 14 + junk), bytes(0, 1)]));
  return Buffer.concat([
    numbers(2, 0xff4f),
    segment(0xff51, size),
    segment(0xff52, style),
    segment(0xff5c, steps),
    tile,
    numbers(2, 0xff93),
    Buffer.alloc(junk),
    numbers(2, 0xffd9),
  ]);
}

/** The same codestream in a .jp2 file. */
export function emptyJp2(width: number, height: number, junk = 0): Buffer {
  const header = Buffer.concat([numbers(4, height, width), numbers(2, 3), bytes(7, 7, 0, 0)]);
  return Buffer.concat([
    box('jP  ', bytes(0x0d, 0x0a, 0x87, 0x0a)),
    box('ftyp', Buffer.from('jp2 \0\0\0\0jp2 ')),
    box('jp2h', box('ihdr', header), box('colr', bytes(1, 0, 0), numbers(4, 16))),
    box('jp2c', emptyCodestream(width, height, junk)),
  ]);
}
