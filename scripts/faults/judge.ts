import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { submissionOf } from './submissions.ts';

/** A request as the desk lists it. */
export interface Stored {
  payload: Record<string, unknown>;
  number: string | null;
}

/** What is wrong, each as phones; nothing is wrong when all are empty. */
export interface Verdict {
  thanked: number;
  stored: number;
  /** Thanked for and not there. */
  lost: string[];
  /** There more than once. */
  doubled: string[];
  /** There, and nobody sent it. */
  strange: string[];
  /** With files that are not there, or with more or fewer than were sent. */
  withoutFiles: string[];
  /** Appeals without a number, or with one that another has. */
  numbers: string[];
  /** Files that the spool set aside. */
  refused: string[];
}

/** Compares what was thanked for with what the backend has. */
export async function judge(trial: {
  submissions: number;
  thanked: readonly string[];
  stored: readonly Stored[];
  dataDir: string;
}): Promise<Verdict> {
  const { submissions, thanked, stored, dataDir } = trial;
  const sent = new Map(
    Array.from({ length: submissions }, (_, n) => [submissionOf(n).phone, submissionOf(n)]),
  );
  const phones = stored.map(phoneOf);
  const files = new Set(await readdir(path.join(dataDir, 'uploads')).catch(() => []));
  const waiting = await readdir(path.join(dataDir, 'spool')).catch(() => []);
  const numbers = stored.map(({ number }) => number).filter((number) => number !== null);
  return {
    thanked: thanked.length,
    stored: stored.length,
    lost: thanked.filter((phone) => !phones.includes(phone)),
    doubled: phones.filter((phone, place) => phones.indexOf(phone) !== place),
    strange: phones.filter((phone) => !sent.has(phone)),
    withoutFiles: stored
      .filter(({ payload }) => {
        const expected = sent.get(String(payload.telephone))?.file ? 1 : 0;
        const photos = (payload['photos[]'] ?? []) as { id: string; type: string }[];
        return photos.length !== expected || photos.some(({ id, type }) => !files.has(`${id}.${type}`));
      })
      .map(phoneOf),
    numbers: stored
      .filter(({ payload, number }) => {
        const isAppeal = sent.get(String(payload.telephone))?.page === '/appeal/';
        return isAppeal !== (number !== null) || numbers.filter((one) => one === number).length > 1;
      })
      .map(phoneOf),
    refused: waiting.filter((name) => name.endsWith('.refused')),
  };
}

function phoneOf({ payload }: Stored): string {
  return String(payload.telephone);
}
