import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A HEIC of one tile of 64 by 64 pixels, in a grid. */
export const SAMPLE = readFileSync(
  path.join(import.meta.dirname, '../../../../integrations/platform/pictures/sample.heic'),
);

/**
 * A HEIC whose single tile of 64 by 64 pixels is used a given number of times (65,535 at most), with a given size
 * in its header.
 */
export function giantGrid(rows: number, columns: number): Buffer {
  const [width, height] = [columns * 64, rows * 64];
  const references = rows * columns;
  const meta = SAMPLE.indexOf('meta') - 4;
  const iref = SAMPLE.indexOf('iref') - 4;
  const mdat = SAMPLE.indexOf('mdat') - 4;
  const head = Buffer.from(SAMPLE.subarray(0, iref));
  // The grid: version, flags (sizes of 16 or 32 bits), rows and columns minus one, sizes.
  const grid = head.indexOf('idat') + 4;
  head.set([0, 0, rows - 1, columns - 1], grid);
  head.writeUInt16BE(width, grid + 4);
  head.writeUInt16BE(height, grid + 6);
  const size = head.lastIndexOf('ispe') + 8;
  head.writeUInt32BE(width, size);
  head.writeUInt32BE(height, size + 4);
  const wide = Buffer.alloc(24 + references * 2);
  wide.writeUInt32BE(wide.length, 0);
  wide.write('iref', 4);
  wide.writeUInt32BE(wide.length - 12, 12);
  wide.write('dimg', 16);
  wide.writeUInt16BE(2, 20);
  wide.writeUInt16BE(references, 22);
  for (let one = 0; one < references; one += 1) wide.writeUInt16BE(1, 24 + one * 2);
  head.writeUInt32BE(iref + wide.length - meta, meta);
  // Location of the tile's bytes: after the version, the sizes, the count, and number, method and source of the
  // item.
  const place = head.indexOf('iloc') + 18;
  head.writeUInt32BE(head.readUInt32BE(place) + wide.length - (mdat - iref), place);
  return Buffer.concat([head, wide, SAMPLE.subarray(mdat)]);
}

/**
 * The headers of a phone's HEIC: a grid of tiles of 512 by 512 that extend past its right and lower edge, with
 * the minimum number of bytes of such a picture. It is never decoded.
 */
export function phoneGrid(width: number, height: number): Buffer {
  const file = giantGrid(Math.ceil(height / 512), Math.ceil(width / 512));
  const sizes = [file.indexOf('ispe') + 8, file.lastIndexOf('ispe') + 8] as const;
  [512, 512, width, height].forEach((size, at) =>
    file.writeUInt32BE(size, sizes[at < 2 ? 0 : 1] + (at % 2) * 4),
  );
  const pixels = Buffer.alloc(Math.ceil((width * height) / 1_000));
  const mdat = file.lastIndexOf('mdat') - 4;
  file.writeUInt32BE(file.readUInt32BE(mdat) + pixels.length, mdat);
  return Buffer.concat([file, pixels]);
}
