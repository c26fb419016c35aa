import { open, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import pLimit from 'p-limit';
import { Decoder, type DecoderLimits, Undecodable } from '@tourbillon/platform/pictures/decoding/decoder.ts';
import type { JpegFacts } from '@tourbillon/platform/pictures/decoding/measure-jpeg.ts';
import { inspect } from '@tourbillon/platform/pictures/inspection/inspect.ts';
import { PHOTOGRAPH_LIMITS, type PhotographFormat, photographFormat } from './photograph-format.ts';
import { PhotographRefusal } from './photograph-refusal.ts';

/** Largest original that storefronts fetch, and a JPEG quality at which hallmarks stay legible. */
const JPEG = { quality: 90, bytes: 8 * 1024 * 1024, keepsPixels: true } as const;

/**
 * Limits of the decoder process. The shop's own files may be twice as large as those of visitors: 48 megapixels of
 * HEIC need 1 GB for some seconds.
 */
const LIMITS: DecoderLimits = {
  system: { cpu: 120, data: 1_900_000 },
  cpuEach: 60,
  watched: { memory: 1_400 * 1024 ** 2, time: 90_000 },
  pictures: 500,
};

/**
 * Concurrent decoder processes. Only HEIC comes near the memory limit, so only one HEIC file is decoded at a time
 * (decision 219).
 */
export const DECODERS = Math.min(2, availableParallelism());

/** A cleaned photograph. */
export interface CleanPhotograph extends JpegFacts {
  jpeg: Buffer;
}

/** Makes cleaned originals from uploaded files. */
export interface PhotographCleaner {
  /**
   * Converts a photograph to JPEG: upright, at most 4,096 pixels, in sRGB, without metadata. A JPEG that already
   * fulfils this keeps its encoded pixels (decision 320). Two photographs are processed at a time, in separate
   * processes with limits.
   * @throws PhotographRefusal when the file is not a photograph, or is too large.
   */
  clean(file: string): Promise<CleanPhotograph>;
  /** Ends the decoder processes. */
  close(): void;
}

/** Makes a cleaner. @param report called when the system has no limits for processes. */
export function createPhotographCleaner(report: (message: string) => void): PhotographCleaner {
  const idle = Array.from({ length: DECODERS }, () => new Decoder(report, LIMITS));
  const all = [...idle];
  const turns = pLimit(DECODERS);
  const heic = pLimit(1);
  return {
    clean: (file) =>
      turns(async () => {
        // Take the decoder that was used last, because its process is still running.
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

/** Detects the format by the first bytes. @throws PhotographRefusal when it is not a photograph, or is too large. */
async function formatOf(file: string): Promise<PhotographFormat> {
  const format = photographFormat(await headOf(file));
  if (!format) throw new PhotographRefusal('format');
  return format;
}

/** The first bytes of a file. @throws PhotographRefusal when the file is too large for a photograph. */
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
