import { setTimeout as sleep } from 'node:timers/promises';
import { openStaffAccess } from '@tourbillon/backend/staff/staff-access.ts';
import { send } from '../faults/send.ts';
import { submissionOf } from '../faults/submissions.ts';
import type { TrialSite } from './trial-site.ts';

/** Result of sending forms. */
export interface Sent {
  /** Numbers of confirmed submissions. */
  thanked: number[];
  /** Number of submissions without confirmation, by status; 0 without a response. */
  refused: Record<number, number>;
}

/** Whether a submission has no file: its number decides its kind. */
const WITHOUT_FILE = (n: number) => submissionOf(n).file === undefined;

/** Time limit until every confirmed form is in the database, milliseconds. */
const DELIVERY = 60_000;

/** Sends a given number of forms once each, some in parallel. @param from number of the first. */
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

/** Forms in the backend. */
export interface StoredCounts {
  /** Confirmed but not stored; stored more than once. */
  lost: number;
  doubled: number;
  /** Seconds until every confirmed form was stored. */
  after: number;
}

/** Waits until every confirmed form is in the database, up to a time limit, and counts. */
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
