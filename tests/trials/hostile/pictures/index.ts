import { runLengthBmp } from './bmp.ts';
import { manyFrames } from './gif.ts';
import { giantGrid, SAMPLE } from './heic.ts';
import { emptyCodestream, emptyJp2 } from './jp2.ts';
import { png, textBomb } from './png.ts';
import { giantStrips } from './tiff.ts';

/** A hostile file. */
export interface HostilePicture {
  name: string;
  make: () => Buffer;
}

/** A progressive JPEG of a given size with a given number of empty scans. */
function manyScans(width: number, height: number, scans: number, junk = 0): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  const frame = [0xff, 0xc2, 0, 17, 8, ...size, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0];
  const table = [0xff, 0xdb, 0, 67, 0, ...new Array<number>(64).fill(1)];
  const codes = [0xff, 0xc4, 0, 20, 0, 1, ...new Array<number>(15).fill(0), 0];
  const scan = [0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 0, 0, 0];
  const one = Buffer.concat([Buffer.from(scan), Buffer.alloc(junk)]);
  const all = Array.from({ length: scans }, () => one);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, ...table, ...frame, ...codes]),
    ...all,
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A picture followed by junk bytes. */
const padded = (file: Buffer, junk: number) => Buffer.concat([file, Buffer.alloc(junk)]);

/** The first half of a file. */
const half = (file: Buffer) => file.subarray(0, file.length / 2);

/**
 * Pictures of a few bytes that would cost gigabytes and minutes, pictures with false sizes, and truncated ones.
 * The first two once had this effect on the site (1.1 GB and 15 s for 302 bytes).
 */
export const HOSTILE_PICTURES: readonly HostilePicture[] = [
  { name: 'JPEG 2000 of 7,000 by 7,000 in 302 bytes', make: () => emptyJp2(7_000, 7_000, 115) },
  { name: 'BMP of 7,000 by 7,000 in 1.1 KB', make: () => runLengthBmp(7_000, 7_000) },
  { name: 'JPEG 2000 of 24 megapixels with junk enough', make: () => emptyJp2(5_700, 4_300, 20_000) },
  { name: 'JPEG of 10,000 by 4,000 in 90 scans', make: () => manyScans(10_000, 4_000, 90, 1_000) },
  { name: 'HEIC with a grid of 65,280 tiles', make: () => giantGrid(255, 256) },
  { name: 'TIFF of one strip of 90 megapixels', make: () => giantStrips(9_500, 9_500, 9_500) },
  { name: 'GIF of a million frames', make: () => manyFrames(1_000_000) },
  { name: 'PNG with texts of 400 MB', make: () => textBomb(50_000_000) },
  { name: 'JPEG 2000 of 40,000 by 40,000', make: () => emptyCodestream(40_000, 40_000, 1_000_000) },
  { name: 'BMP of 46,000 by 46,000', make: () => runLengthBmp(46_000, 46_000) },
  { name: 'HEIC with a grid of 900 tiles', make: () => giantGrid(30, 30) },
  { name: 'GIF of 4,900 frames on 24 megapixels', make: () => manyFrames(4_900, 6_000, 4_000) },
  {
    name: 'TIFF whose strips are all the same',
    make: () => padded(giantStrips(10_000, 10_000, 100), 10_000),
  },
  {
    name: 'PNG of 6,000 by 6,000 of one colour',
    make: () => png(6_000, 6_000, Buffer.alloc(6_000 * 18_001)),
  },
  { name: 'PNG of 40,000 by 40,000 in a few bytes', make: () => png(40_000, 40_000, Buffer.alloc(9)) },
  { name: 'JPEG of 10,000 scans', make: () => manyScans(1_000, 1_000, 10_000) },
  { name: 'HEIC cut off', make: () => half(SAMPLE) },
  { name: 'JPEG 2000 cut off', make: () => half(emptyJp2(800, 600, 2_000)) },
  { name: 'GIF cut off', make: () => half(manyFrames(400)) },
  { name: 'TIFF cut off', make: () => half(giantStrips(800, 600, 10)) },
  { name: 'PNG cut off', make: () => half(png(800, 600, Buffer.alloc(800 * 1_801))) },
  { name: 'BMP cut off', make: () => half(runLengthBmp(80, 60)) },
];

/** Number of pictures in the short form: the two that once had an effect, and one of each kind. */
export const FEW = 6;
