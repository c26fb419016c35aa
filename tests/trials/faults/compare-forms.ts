import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { APPEAL, APPRAISAL, submissionOf } from './submissions.ts';

/** A request in the list of the desk. */
export interface Stored {
  payload: Record<string, unknown>;
  number: string | null;
}

/** Faults, each as phone numbers. Without faults all lists are empty. */
export interface Verdict {
  thanked: number;
  stored: number;
  /** Confirmed but not stored. */
  lost: string[];
  /** Stored more than once. */
  doubled: string[];
  /** Stored but never sent. */
  strange: string[];
  /** Stored with missing files, or with more or fewer files than were sent. */
  withoutFiles: string[];
  /** Appeals and appraisals without a number, other forms with one, or a number used twice. */
  numbers: string[];
  /** Files that the spool has rejected. */
  refused: string[];
}

/** Names of files that remain after a trial. */
export interface RemainingFiles {
  /** Of requests. */
  uploads: readonly string[];
  /** In the spool. */
  spool: readonly string[];
}

/** Lists the files in a data directory. */
export async function listRemainingFiles(dataDir: string): Promise<RemainingFiles> {
  const namesIn = (folder: string) => readdir(path.join(dataDir, folder)).catch(() => []);
  return { uploads: await namesIn('uploads'), spool: await namesIn('spool') };
}

/** Compares the confirmed forms with those in the backend. */
export function compareForms(trial: {
  submissions: number;
  thanked: readonly string[];
  stored: readonly Stored[];
  left: RemainingFiles;
}): Verdict {
  const { submissions, thanked, stored, left } = trial;
  const sent = new Map(
    Array.from({ length: submissions }, (_, n) => [submissionOf(n).phone, submissionOf(n)]),
  );
  const phones = stored.map(phoneOf);
  const files = new Set(left.uploads);
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
        const isNumbered = NUMBERED.has(sent.get(String(payload.telephone))?.page ?? '');
        return isNumbered !== (number !== null) || numbers.filter((one) => one === number).length > 1;
      })
      .map(phoneOf),
    refused: left.spool.filter((name) => name.endsWith('.refused')),
  };
}

/** Forms whose sender gets a number for later questions. */
const NUMBERED: ReadonlySet<string> = new Set([APPEAL, APPRAISAL]);

function phoneOf({ payload }: Stored): string {
  return String(payload.telephone);
}
