import { open, readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import { Decoder, type DecoderLimits, Undecodable } from '@tourbillon/platform/pictures/decoding/decoder.ts';
import { inspect } from '@tourbillon/platform/pictures/inspection/inspect.ts';
import { PHOTOGRAPH_LIMITS, photographFormat } from './photograph-format.ts';
import { PhotographRefusal } from './photograph-refusal.ts';

/** What storefronts fetch of an original at most, and a quality at which hallmarks stay legible. */
const JPEG = { quality: 90, bytes: 8 * 1024 * 1024 } as const;

/**
 * Limits of the process that decodes. The shop's files are its own, and twice as large as what strangers may send: 48
 * megapixels of HEIC take 1 GB for some seconds.
 */
const LIMITS: DecoderLimits = {
  system: { cpu: 120, data: 1_900_000 },
  cpuEach: 60,
  watched: { memory: 1_400 * 1024 ** 2, time: 90_000 },
  pictures: 500,
};

/** Makes the originals that are kept out of files that somebody brings. */
export interface PhotographCleaner {
  /**
   * The photograph as JPEG: upright, of 4,096 pixels at most, in sRGB, with nothing but its pixels. One is decoded at a
   * time, in a process of its own under limits.
   * @throws PhotographRefusal when the file is none, or too large.
   */
  clean(file: string): Promise<Buffer>;
  /** Ends the process that decodes, if there is one. */
  close(): void;
}

/** @param report told when the system has no limits for processes. */
export function createPhotographCleaner(report: (message: string) => void): PhotographCleaner {
  const decoder = new Decoder(report, LIMITS);
  const oneAtATime = pLimit(1);
  return {
    clean: (file) => oneAtATime(() => clean(decoder, file)),
    close: () => decoder.close(),
  };
}

async function clean(decoder: Decoder, file: string): Promise<Buffer> {
  const format = photographFormat(await headOf(file));
  if (!format) throw new PhotographRefusal('format');
  const reason = inspect(await readFile(file), format, PHOTOGRAPH_LIMITS);
  if (reason) throw new PhotographRefusal(reason);
  try {
    return await decoder.decode({ file, format, jpeg: JPEG });
  } catch (cause) {
    throw cause instanceof Undecodable ? new PhotographRefusal('format', { cause }) : cause;
  }
}

/** The first bytes of a file. @throws PhotographRefusal when it is larger than a photograph may be. */
async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    if (size > PHOTOGRAPH_LIMITS.bytes) throw new PhotographRefusal('file_size');
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
