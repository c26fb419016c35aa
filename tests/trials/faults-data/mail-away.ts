import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { type ReceivedLetter, readLetters } from '../../mail/mailbox.ts';
import {
  type ServerBehaviour,
  startTestMailServer,
  type TestMailServer,
} from '../../mail/test-mail-server.ts';
import { send } from '../faults/send.ts';
import { submissionOf } from '../faults/submissions.ts';
import { freePort } from '../../../scripts/processes/ports.ts';
import { fileOf } from '../../../scripts/processes/programs.ts';
import type { TrialResult } from './report.ts';
import { countStored } from './senders.ts';
import { startTrialSite, type TrialSite } from './trial-site.ts';

/** Address of the staff for letters about requests. */
const STAFF = 'staff@mail.test';

/** Behaviours of the mail server in order, before it works again; at first there is none. */
const MANNERS = ['is away', 'is silent', 'says 421', 'says 451', 'says 554'] as const;

/** Number of forms sent in each state: each causes a letter to the staff and one to its sender. */
const EACH = 20;

/** A minute more than the longest pause between two attempts, milliseconds: every letter is due again by then. */
const LONGER_THAN_PAUSES = (12 * 60 + 1) * 60_000;

/** Milliseconds for a worker to meet each behaviour: a silent server costs it fifteen seconds for each letter. */
const EACH_BEHAVIOUR = 20_000;

/** Time limit for all letters once the server accepts them, milliseconds. */
const DELIVERY = 120_000;

/**
 * Forms are sent while the mail server is down, silent, busy and refusing. Then it works, and each letter arrives
 * once.
 */
export async function mailAway(): Promise<TrialResult> {
  const folder = await mkdtemp(path.join(tmpdir(), 'faults-mail-'));
  const clock = path.join(folder, 'shift');
  const mailPort = await freePort();
  await writeFile(clock, '0');
  const preload = pathToFileURL(fileOf('tests/trials/faults-data/shifted-clock.mjs')).href;
  const site = await startTrialSite({
    FAULT_CLOCK: clock,
    NODE_OPTIONS: `--import=${preload}`,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    STAFF_EMAIL: STAFF,
  });
  let shift = 0;
  /** Moves the clock forward, so that the trial need not wait for half a day. */
  const later = async () => {
    shift += LONGER_THAN_PAUSES;
    await writeFile(`${clock}.next`, String(shift));
    await rename(`${clock}.next`, clock);
  };
  let office: TestMailServer | undefined;
  try {
    const visitors = site.visitors();
    const sent: number[] = [];
    const waits: string[] = [];
    for (const [turn, manner] of MANNERS.entries()) {
      if (manner !== 'is away') {
        office ??= await startTestMailServer({ port: mailPort, manner });
        office.turn(manner satisfies ServerBehaviour);
        await later();
      }
      const { thanked, slowest } = await sendQuestions(site, turn * 1_000);
      sent.push(...thanked);
      waits.push(`${manner} ${slowest.toFixed(0)} ms`);
      await sleep(EACH_BEHAVIOUR);
    }
    const kept = await countStored(site, sent);
    office?.turn('takes');
    const back = performance.now();
    const letters = () => readLetters(office?.mailbox ?? '');
    while ((await letters()).length < 2 * sent.length && performance.now() - back < DELIVERY) {
      await later();
      await sleep(3_000);
    }
    const after = (performance.now() - back) / 1000;
    // A letter that would be sent twice is due now.
    for (let turn = 0; turn < 3; turn++) {
      await later();
      await sleep(3_000);
    }
    const came = countLetters(await letters(), sent);
    return {
      fault: 'the mail server away, silent, busy and refusing',
      pages: await visitors.stop(),
      forms: { thanked: sent, refused: {}, ...kept },
      also: [
        `slowest thanks while it ${waits.join(', ')}`,
        `${came.once} of ${2 * sent.length} letters came once, ${came.never} never, ${came.more} more than once; ` +
          `the last ${after.toFixed(1)} s after it was well again`,
      ],
      isRight: sent.length === MANNERS.length * EACH && came.once === 2 * sent.length,
    };
  } finally {
    await site.stop();
    await office?.close();
    await rm(folder, { recursive: true });
  }
}

/**
 * Sends questions whose senders have an address. @returns the numbers of those that were thanked; the slowest,
 * milliseconds.
 */
async function sendQuestions(site: TrialSite, from: number): Promise<{ thanked: number[]; slowest: number }> {
  const thanked: number[] = [];
  let slowest = 0;
  const numbers = Array.from({ length: EACH }, (_, n) => from + 4 * n + 2);
  const sender = async () => {
    for (let n = numbers.shift(); n !== undefined; n = numbers.shift()) {
      const submission = submissionOf(n);
      const network = `10.3.${Math.floor(n / 250) % 250}.${1 + (n % 250)}`;
      const began = performance.now();
      const fields = { ...submission.fields, email: readerOf(n) };
      const reply = await send({ ...submission, fields }, { port: site.port, host: site.host, network });
      slowest = Math.max(slowest, performance.now() - began);
      if (reply?.thanked) thanked.push(n);
    }
  };
  await Promise.all([sender(), sender(), sender(), sender()]);
  return { thanked, slowest };
}

function readerOf(n: number): string {
  return `reader-${n}@mail.test`;
}

/** Counts the expected letters: to the sender of each form, and to the staff with its phone number. */
function countLetters(letters: readonly ReceivedLetter[], sent: readonly number[]) {
  const digitsOf = (text: string) => text.replace(/[^\d+]/g, '');
  const times = sent.flatMap((n) => [
    letters.filter(({ to }) => to === readerOf(n)).length,
    letters.filter(({ to, text }) => to === STAFF && digitsOf(text).includes(submissionOf(n).phone)).length,
  ]);
  return {
    once: times.filter((count) => count === 1).length,
    never: times.filter((count) => count === 0).length,
    more: times.filter((count) => count > 1).length,
  };
}
