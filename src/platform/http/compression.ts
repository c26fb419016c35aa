import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  type BrotliOptions,
  constants,
  gzip,
  type ZstdOptions,
  zstdCompressSync,
  zstdDecompressSync,
} from 'node:zlib';
import { ownBytes } from '../own-bytes.ts';

/** Supported content codings, the smallest first. */
export const ENCODINGS = ['br', 'zstd', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Levels that take little time, by the coding, the quickest first (decision 701). */
const QUICK_LEVELS: Record<Encoding, number> = { zstd: 3, br: 3, gzip: 2 };

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * Levels by effort. `quick`: while a visitor waits. `stored`: for files that nobody gets in that form (decision 704).
 * `often`: for pages that are asked for again; the best level would save a tenth of the bytes in ten times the time.
 * `file`: once per build.
 */
const LEVELS = {
  quick: QUICK_LEVELS,
  stored: { zstd: 1 },
  often: { br: 5 },
  file: { br: 11, gzip: 9 },
} as const satisfies Record<string, Partial<Record<Encoding, number>>>;
type Effort = keyof typeof LEVELS;

/** Smaller bodies are not compressed. */
const MIN_BYTES = 600;

/** Whether a body is large enough for compression. @param size its bytes. */
export function isWorthCompressing(size: number): boolean {
  return size >= MIN_BYTES;
}

/**
 * Largest page that brotli compresses at once, in up to 3 ms. A larger one, and a file of the build, is compressed by
 * another thread, which takes a quarter to a half more processor time (decision 688).
 */
const MAX_BYTES_AT_ONCE = 256 * 1024;

/** Compresses a body. A coding for which an effort has no level of its own gets the quick one. */
export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  const levels: Partial<Record<Encoding, number>> = LEVELS[effort];
  const level = levels[encoding] ?? QUICK_LEVELS[encoding];
  if (encoding === 'gzip') return ownBytes(await deflate(body, { level }));
  if (encoding === 'zstd') return ownBytes(zstdCompressSync(body, zstdOptions(body, level)));
  const options = brotliOptions(body, level);
  const isAtOnce = effort !== 'file' && body.byteLength <= MAX_BYTES_AT_ONCE;
  return ownBytes(isAtOnce ? brotliCompressSync(body, options) : await brotli(body, options));
}

/** The compressed forms of a body that exist. */
export type Encoded = Partial<Record<Encoding, Buffer>>;

/**
 * The body of a compressed form, in one piece of memory: zlib would collect pieces of 16 KB and copy them together.
 * Undefined when there is neither a zstd nor a brotli form.
 * @param size bytes of the body.
 */
export function decompress({ zstd, br }: Encoded, size: number): Buffer | undefined {
  const options = { chunkSize: Math.max(size + 1, constants.Z_MIN_CHUNK) };
  if (zstd) return zstdDecompressSync(zstd, options);
  return br && brotliDecompressSync(br, options);
}

/** The size lets zstd take smaller tables: a tenth less time for a page of 150 KB. */
function zstdOptions(body: Buffer, level: number): ZstdOptions {
  const params = { [constants.ZSTD_c_compressionLevel]: level };
  return { params, pledgedSrcSize: body.byteLength };
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

/**
 * The coding that has to be made for a client: the quickest that it accepts. Undefined when it accepts none, or one of
 * the existing forms is as small.
 */
export function missingEncoding(accept: string, existing: Encoded): Encoding | undefined {
  const quickest = (Object.keys(QUICK_LEVELS) as Encoding[]).find((encoding) =>
    acceptsEncoding(accept, encoding),
  );
  const ready = preferredEncoding(accept, existing);
  return ready === quickest || ready === 'br' ? undefined : quickest;
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
