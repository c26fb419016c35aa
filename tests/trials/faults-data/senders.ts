import { setTimeout as sleep } from 'node:timers/promises';
import { openStaffAccess } from '@tourbillon/backend/staff/staff-access.ts';
import { send } from '../faults/send.ts';
import { submissionOf } from '../faults/submissions.ts';
import type { TrialSite } from './trial-site.ts';

/** What became of forms. */
export interface Sent {
  /** Numbers of submissions that were thanked for. */
  thanked: number[];
  /** How often there was no thanks, by status; 0 for no answer at all. */
  refused: Record<number, number>;
}

/** Forms without files: a submission's kind follows from its number. */
const WITHOUT_FILE = (n: number) => submissionOf(n).file === undefined;

/** Milliseconds in which everything that was thanked for has to be in the database. */
const DELIVERY = 60_000;

/** Sends a given number of forms once each, some at a time. @param from number of the first. */
export async function sendForms(site: TrialSite, from: number, count: number): Promise<Sent> {
  const sent: Sent = { thanked: [], refused: {} };
  const numbers = Array.from({ length: count * 2 }, (_, n) => from + n)
    .filter(WITHOUT_FILE)
    .slice(0, count);
  const sender = async () => {
    for (let n = numbers.shift(); n !== undefined; n = numbers.shift()) {
      const network = `10.2.${Math.floor(n / 250) % 250}.${1 + (n % 250)}`;
      const reply = await send(submissionOf(n), { port: site.port, host: site.host, network });
      if (reply?.thanked) sent.thanked.push(n);
      else sent.refused[reply?.status ?? 0] = (sent.refused[reply?.status ?? 0] ?? 0) + 1;
    }
  };
  await Promise.all([sender(), sender(), sender(), sender()]);
  return sent;
}

/** Forms as the backend has them. */
export interface StoredCounts {
  /** Thanked for and not there; there more than once. */
  lost: number;
  doubled: number;
  /** Seconds until all that was thanked for was there. */
  after: number;
}

/** Waits until all that was thanked for is in the database, for a while, and counts. */
export async function countStored(site: TrialSite, thanked: readonly number[]): Promise<StoredCounts> {
  const phones = thanked.map((n) => submissionOf(n).phone);
  const began = performance.now();
  for (;;) {
    const stored = await phonesOf(site);
    const lost = phones.filter((phone) => !stored.includes(phone)).length;
    const late = performance.now() - began;
    if (lost === 0 || late > DELIVERY) {
      return { lost, doubled: stored.length - new Set(stored).size, after: late / 1000 };
    }
    await sleep(250);
  }
}

async function phonesOf({ backendPort, dataDir }: TrialSite): Promise<string[]> {
  const desk = await openStaffAccess({ backend: `http://127.0.0.1:${backendPort}`, dataDir });
  try {
    return (await desk.list({})).map(({ payload }) => String(payload.telephone));
  } finally {
    await desk.close();
  }
}
