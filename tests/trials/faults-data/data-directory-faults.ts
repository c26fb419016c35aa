import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { moveToPostgres } from '../../../scripts/backup/move-to-postgres.ts';
import { restoreBackup } from '../../../scripts/backup/restore-backup.ts';
import { startProgram } from '../../../scripts/processes/child.ts';
import { freePort } from '../../../scripts/processes/ports.ts';
import { backend } from '../../site/throwaway.ts';
import type { TrialResult } from './report.ts';
import { countStored, sendForms } from './senders.ts';
import { startTrialSite } from './trial-site.ts';

const FORMS = 12;

/** Other programs that try to open the data directory of a running site: a second backend, a restore, a move. */
export async function secondOpeners(): Promise<TrialResult> {
  const site = await startTrialSite();
  try {
    const visitors = site.visitors();
    const { dataDir } = site;
    const openers: [string, () => Promise<unknown>][] = [
      [
        'a second backend',
        async () => startProgram(backend({ ...site.env, BACKEND_PORT: String(await freePort()) })),
      ],
      ['a restore', () => restoreBackup({ archive: 'none', dataDir, replace: true })],
      ['a move to PostgreSQL', () => moveToPostgres(dataDir, 'postgres://127.0.0.1:1/none')],
    ];
    const also: string[] = [];
    let refused = 0;
    for (const [name, open] of openers) {
      const words = await open().then(
        () => 'was let in',
        (error: Error) => error.message,
      );
      if (/in use by another running backend/.test(words)) refused += 1;
      also.push(`${name}: ${words.slice(0, 120)}…`);
    }
    const sent = await sendForms(site, 0, FORMS);
    const kept = await countStored(site, sent.thanked);
    const isRight = refused === openers.length && sent.thanked.length === FORMS;
    return {
      fault: 'two openers of one data directory',
      pages: await visitors.stop(),
      forms: { ...sent, ...kept },
      also,
      isRight,
    };
  } finally {
    await site.stop();
  }
}

/** Files of the spool that a crash has damaged: half a request, an empty file, an unfinished one. */
export async function tornSpool(): Promise<TrialResult> {
  const site = await startTrialSite();
  try {
    const visitors = site.visitors();
    await site.killBackend();
    const sent = await sendForms(site, 0, FORMS);
    const spool = path.join(site.dataDir, 'spool');
    await mkdir(spool, { recursive: true });
    const torn = ['1-half.lead', '2-empty.lead', '3-torn-in-a-letter.lead'];
    const half = Buffer.from('{"call":"feedback","locale":"ru","request":{"user_name":"Анна');
    for (const [name, bytes] of [
      [torn[0], half.subarray(0, 40)],
      [torn[1], Buffer.alloc(0)],
      [torn[2], half.subarray(0, half.length - 1)],
      ['4-half.lead.77.unfinished', half],
    ] as const) {
      await writeFile(path.join(spool, name ?? ''), bytes);
    }
    await site.startBackend();
    const kept = await countStored(site, sent.thanked);
    await sleep(3_000);
    const names = await readdir(spool);
    const aside = names.filter((name) => name.endsWith('.refused'));
    return {
      fault: 'torn files in the spool',
      pages: await visitors.stop(),
      forms: { ...sent, ...kept },
      also: [`${aside.length} of ${torn.length} torn files set aside for somebody to look at`],
      isRight: aside.length === torn.length && sent.thanked.length === FORMS,
    };
  } finally {
    await site.stop();
  }
}
