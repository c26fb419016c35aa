import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import { reportState } from '../platform/errors/report.ts';
import { Slots } from '../platform/slots.ts';
import type { PictureFormat } from '@tourbillon/platform/pictures/decoding/decode-task.ts';
import { Decoder, Undecodable } from '@tourbillon/platform/pictures/decoding/decoder.ts';
import { inspect } from '@tourbillon/platform/pictures/inspection/inspect.ts';
import { PhotoRefusal } from './refusal.ts';

/** Pictures that may wait for the one that is decoded: a second or two each. */
const WAITING = 16;

const slots = new Slots(1, WAITING);
const decoder = new Decoder(reportState);

/** Files whose headers are read, 20 MB each. */
const reading = pLimit(1);

/** Whether a picture that came now would be refused because too many wait. */
export function isDecoderBusy(): boolean {
  return slots.isFull;
}

/** Judges a picture by its headers alone. @throws PhotoRefusal when it is not an image, or too large. */
export function checkHeaders(file: string, format: PictureFormat): Promise<void> {
  return reading(async () => {
    const reason = inspect(await readFile(file), format);
    if (reason) throw new PhotoRefusal(reason);
  });
}

/**
 * Makes a picture again as JPEG: judged by its headers, then decoded in a process of its own under limits; one at a
 * time, however many are sent.
 * @throws PhotoRefusal when it is not an image, or too large, TooBusy when too many wait.
 */
export function cleanPhoto(file: string, format: PictureFormat): Promise<Buffer> {
  return slots.run(async () => {
    await checkHeaders(file, format);
    try {
      return (await decoder.decode({ file, format })).jpeg;
    } catch (cause) {
      throw cause instanceof Undecodable ? new PhotoRefusal('format', { cause }) : cause;
    }
  });
}
