import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  type BrotliOptions,
  constants,
  gzip,
} from 'node:zlib';
import { ownBytes } from '../own-bytes.ts';

/** Supported content codings, best first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Compression effort. `live`: while a visitor waits. `page`: for prerendered pages; the best level would save a tenth
 * of the bytes, but a publication would take ten times as long. `file`: once per build.
 */
const EFFORT = { live: { br: 3, gzip: 2 }, page: { br: 5, gzip: 6 }, file: { br: 11, gzip: 9 } } as const;

/** Smaller bodies are not compressed. */
const MIN_BYTES = 600;

/** Whether a body is large enough for compression. */
export function isWorthCompressing(body: Buffer): boolean {
  return body.byteLength >= MIN_BYTES;
}

/**
 * Largest page that is compressed at once: 1 ms while a visitor waits, 3 ms for a prerendered page. A larger one, and a
 * file of the build, is compressed by another thread, which takes a quarter to a half more processor time (decision 688).
 */
const MAX_BYTES_AT_ONCE = 256 * 1024;

/** Compresses a body. */
export async function compress(
  body: Buffer,
  encoding: Encoding,
  effort: keyof typeof EFFORT,
): Promise<Buffer> {
  const level = EFFORT[effort][encoding];
  if (encoding === 'gzip') return ownBytes(await deflate(body, { level }));
  const options = brotliOptions(body, level);
  const isAtOnce = effort !== 'file' && body.byteLength <= MAX_BYTES_AT_ONCE;
  return ownBytes(isAtOnce ? brotliCompressSync(body, options) : await brotli(body, options));
}

/**
 * The body of a brotli form, in one piece of memory: zlib would collect pieces of 16 KB and copy them together.
 * @param size bytes of the body.
 */
export function decompress(br: Buffer, size: number): Buffer {
  return brotliDecompressSync(br, { chunkSize: Math.max(size + 1, constants.Z_MIN_CHUNK) });
}

function brotliOptions(body: Buffer, level: number): BrotliOptions {
  return {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.byteLength),
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  };
}

/**
 * The brotli window in bits: just large enough for the body. The default window of 4 MB does not compress a page of
 * 50 KB better, and its allocation doubles the time.
 */
function windowFor(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants;
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(bytes + 16))));
}

/** The best available coding that the client accepts. Undefined for identity. */
export function preferredEncoding(
  accept: string | undefined,
  available: Partial<Record<Encoding, unknown>>,
): Encoding | undefined {
  if (!accept) return undefined;
  return ENCODINGS.find((encoding) => available[encoding] !== undefined && acceptsEncoding(accept, encoding));
}

/** Whether Accept-Encoding lists a coding with a weight above zero (RFC 9110, 12.5.3). */
export function acceptsEncoding(header: string, encoding: Encoding): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((one) => /^q=0(\.0*)?$/.test(one));
  });
}
