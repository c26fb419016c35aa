import type { Database } from '../database/database.ts';
import type { LetterToSend } from '../mail/mail-queue.ts';
import type { Notice } from './sent-notices.ts';

/**
 * A part of a batch, recorded and queued in one transaction. All notices of a person are in one part, so each person
 * gets one letter.
 */
export interface NoticeBatch {
  /** The notices of these people. */
  notices: readonly Notice[];
  /** Their letters. @param fresh keys of the notices that they did not get before. */
  letters(fresh: ReadonlySet<string>): LetterToSend[];
  /** Other changes of the same transaction. */
  settle?(tx: Database): Promise<void>;
}

/** The first for each person and item: who has asked twice gets one letter. */
export function oncePerPerson<One extends { notice: Notice }>(all: readonly One[]): One[] {
  const told = new Set<string>();
  return all.filter(({ notice: { recipient, itemId } }) => {
    const key = `${recipient}\n${itemId}`;
    return !told.has(key) && told.add(key);
  });
}

/** Groups elements into parts. @param sizeOf number of notices of an element. @param most notices of a part. */
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
