import { open, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { Decoder, type DecoderLimits, Undecodable } from '@tourbillon/platform/pictures/decoding/decoder.ts';
import type { JpegFacts } from '@tourbillon/platform/pictures/decoding/measure-jpeg.ts';
import { inspect } from '@tourbillon/platform/pictures/inspection/inspect.ts';
import { PHOTOGRAPH_LIMITS, type PhotographFormat, photographFormat } from './photograph-format.ts';
import { PhotographRefusal } from './photograph-refusal.ts';

/** What storefronts fetch of an original at most, and a quality at which hallmarks stay legible. */
const JPEG = { quality: 90, bytes: 8 * 1024 * 1024, keepsPixels: true } as const;

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

/**
 * Processes that decode side by side. Of HEIC, the one format that comes near the limit of memory, there is one at a time
 * (decision 219).
 */
export const DECODERS = Math.min(2, availableParallelism());

/** What is kept of a photograph. */
export interface CleanPhotograph extends JpegFacts {
  jpeg: Buffer;
}

/** Makes the originals that are kept out of files that somebody brings. */
export interface PhotographCleaner {
  /**
   * The photograph as JPEG: upright, of 4,096 pixels at most, in sRGB, with nothing but its pixels. Those of a JPEG that
   * is so already stay as they were encoded (decision 320). Two are worked on at a time, in processes of their own under
   * limits.
   * @throws PhotographRefusal when the file is none, or too large.
   */
  clean(file: string): Promise<CleanPhotograph>;
  /** Ends the process that decodes, if there is one. */
  close(): void;
}

/** @param report told when the system has no limits for processes. */
export function createPhotographCleaner(report: (message: string) => void): PhotographCleaner {
  const idle = Array.from({ length: DECODERS }, () => new Decoder(report, LIMITS));
  const all = [...idle];
  const turns = pLimit(DECODERS);
  const heic = pLimit(1);
  return {
    clean: (file) =>
      turns(async () => {
        // The one that worked last: its process is there already.
        const decoder = idle.pop()!;
        try {
          const format = await formatOf(file);
          const work = () => clean(decoder, file, format);
          return await (format === 'heic' ? heic(work) : work());
        } finally {
          idle.push(decoder);
        }
      }),
    close: () => all.forEach((decoder) => decoder.close()),
  };
}

async function clean(decoder: Decoder, file: string, format: PhotographFormat): Promise<CleanPhotograph> {
  const reason = inspect(await readFile(file), format, PHOTOGRAPH_LIMITS);
  if (reason) throw new PhotographRefusal(reason);
  try {
    const { jpeg, facts } = await decoder.decode({ file, format, jpeg: JPEG });
    if (!facts) throw new Error('A photograph that was not measured');
    return { jpeg, ...facts };
  } catch (cause) {
    throw cause instanceof Undecodable ? new PhotographRefusal('format', { cause }) : cause;
  }
}

/** What a file is by its first bytes. @throws PhotographRefusal when it is no photograph, or larger than one may be. */
async function formatOf(file: string): Promise<PhotographFormat> {
  const format = photographFormat(await headOf(file));
  if (!format) throw new PhotographRefusal('format');
  return format;
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
