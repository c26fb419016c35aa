import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content codings we make, the better one first. */
export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * How hard to try: `live` while a visitor waits; `page` for prerendered pages, where the last tenth of the bytes would
 * cost ten times the time of a whole publication; `file` once a build.
 */
const EFFORT = { live: { br: 3, gzip: 2 }, page: { br: 7, gzip: 6 }, file: { br: 11, gzip: 9 } } as const;

/** Bodies below this are not worth compressing. */
const WORTH_COMPRESSING = 600;

/** Whether compressing a body saves anything. */
export function isWorthCompressing(body: Buffer): boolean {
  return body.byteLength >= WORTH_COMPRESSING;
}

/** Compresses a body, off the event loop. */
export function compress(body: Buffer, encoding: Encoding, effort: keyof typeof EFFORT): Promise<Buffer> {
  const level = EFFORT[effort][encoding];
  if (encoding === 'gzip') return deflate(body, { level });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_LGWIN]: windowFor(body.byteLength),
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  });
}

/**
 * The window of brotli, in bits: as much as there is to look back upon. The default of 4 MB finds nothing more in a page
 * of 50 KB, and takes twice the time to lay out.
 */
function windowFor(bytes: number): number {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants;
  return Math.min(most, Math.max(least, Math.ceil(Math.log2(bytes + 16))));
}

/** The best coding that the client accepts and that is at hand; undefined for identity. */
export function preferredEncoding(
  accept: string | undefined,
  available: Partial<Record<Encoding, unknown>>,
): Encoding | undefined {
  if (!accept) return undefined;
  return ENCODINGS.find((encoding) => available[encoding] !== undefined && accepts(accept, encoding));
}

/** Whether Accept-Encoding lists a coding with a weight above zero (RFC 9110, 12.5.3). */
export function accepts(header: string, encoding: Encoding): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...parameters] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return name === encoding && !parameters.some((one) => /^q=0(\.0*)?$/.test(one));
  });
}
