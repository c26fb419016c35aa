import type { PictureFacts } from './picture-facts.ts';

/** Frame markers (ITU T.81, table B.1) that decoders support: baseline, extended, progressive, arithmetic. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2, 0xc9, 0xca]);
const PROGRESSIVE: ReadonlySet<number> = new Set([0xc2, 0xca]);
const SCAN = 0xda;
const END = 0xd9;

/** Bytes per coefficient. The decoder keeps all coefficients of a progressive picture until the last scan. */
const BYTES_PER_COEFFICIENT = 2;

/** The facts of a JPEG (ITU T.81, B.2). */
export function readJpeg(file: Buffer): PictureFacts {
  let facts: PictureFacts | undefined;
  let end = file.length;
  for (let at = 2; at + 2 <= file.length;) {
    const marker = file.readUInt8(at + 1);
    if (file[at] !== 0xff || marker === 0xff || marker === 0 || (marker >= 0xd0 && marker <= 0xd7)) {
      // Skip entropy-coded bytes, fill bytes and restart markers.
      at = file.indexOf(0xff, at + 1);
      if (at < 0) break;
      continue;
    }
    if (marker === END) {
      end = at;
      break;
    }
    if (FRAMES.has(marker)) {
      if (facts) throw new Error('Two frames');
      facts = readFrame(file, at + 4, PROGRESSIVE.has(marker));
    }
    if (marker === SCAN && facts) facts.parts += 1;
    at += 2 + file.readUInt16BE(at + 2);
  }
  if (!facts) throw new Error('No frame');
  // Bytes after the end marker are not part of the picture.
  return { ...facts, coded: facts.coded - (file.length - end) };
}

function readFrame(file: Buffer, at: number, progressive: boolean): PictureFacts {
  const [bits, height, width, components] = [
    file.readUInt8(at),
    file.readUInt16BE(at + 1),
    file.readUInt16BE(at + 3),
    file.readUInt8(at + 5),
  ];
  const sampling = Array.from({ length: components }, (_, one) => file.readUInt8(at + 7 + one * 3));
  const across = Math.max(...sampling.map((factors) => factors >> 4));
  const down = Math.max(...sampling.map((factors) => factors & 15));
  const samples =
    sampling.reduce((sum, factors) => sum + (factors >> 4) * (factors & 15), 0) / (across * down);
  return {
    width,
    height,
    components,
    bits,
    coded: file.length - at,
    parts: 0,
    held: progressive ? width * height * samples * BYTES_PER_COEFFICIENT : 0,
  };
}
