import type { Database } from '../database/database.ts';
import type { MailRequest } from '../mail/mail-queue.ts';
import type { Notice } from './sent-notices.ts';

/** A part of a batch: whole people, so that each of them gets one letter. It is noted and queued in one transaction. */
export interface NoticeBatch {
  /** What these people will be notified of. */
  notices: readonly Notice[];
  /** The letters to them. @param fresh keys of the notices that they did not get before. */
  letters(fresh: ReadonlySet<string>): MailRequest[];
  /** What else changes with it. */
  settle?(tx: Database): Promise<void>;
}

/** Puts what belongs together into parts. @param sizeOf notices of each. @param most notices of a part. */
export function* inBatches<One>(
  all: Iterable<One>,
  sizeOf: (one: One) => number,
  most: number,
): Generator<One[]> {
  let part: One[] = [];
  let size = 0;
  for (const one of all) {
    part.push(one);
    size += sizeOf(one);
    if (size < most) continue;
    yield part;
    [part, size] = [[], 0];
  }
  if (part.length > 0) yield part;
}
