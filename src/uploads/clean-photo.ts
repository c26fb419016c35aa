import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import { reportState } from '../platform/errors/report.ts';
import { Slots } from '../platform/slots.ts';
import type { PictureFormat } from '@tourbillon/platform/pictures/decoding/decode-task.ts';
import { Decoder, Undecodable } from '@tourbillon/platform/pictures/decoding/decoder.ts';
import { inspect } from '@tourbillon/platform/pictures/inspection/inspect.ts';
import { PhotoRefusal } from './refusal.ts';

/** Most pictures that may wait for decoding, which takes one or two seconds each. */
const MAX_WAITING = 16;

const slots = new Slots(1, MAX_WAITING);
const decoder = new Decoder(reportState);

/** Limits reading of headers to one file at a time, because a file may have 20 MB. */
const reading = pLimit(1);

/** Whether the next picture would be refused because the queue is full. */
export function isDecoderBusy(): boolean {
  return slots.isFull;
}

/** Checks only the headers of a picture. @throws PhotoRefusal when it is not an image, or is too large. */
export function checkHeaders(file: string, format: PictureFormat): Promise<void> {
  return reading(async () => {
    const reason = inspect(await readFile(file), format);
    if (reason) throw new PhotoRefusal(reason);
  });
}

/**
 * Re-encodes a picture as JPEG: checks its headers, then decodes it in a separate process under limits. One picture
 * at a time, however many are sent.
 * @throws PhotoRefusal when it is not an image, or is too large; TooBusy when the queue is full.
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
