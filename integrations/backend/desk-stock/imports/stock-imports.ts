import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import type { ImportProgress, ImportReportView } from '@tourbillon/domain/desk/stock-import.ts';
import type { Database } from '../../database/database.ts';
import { notFound, refused } from '../../errors/domain-error.ts';
import type { PhotographStore } from '../../photographs/photograph-store.ts';
import { importStaged, deleteInterruptedImports, STAGED } from '../../stock/stock.ts';
import { type ImportChoices, previewImport } from './preview-import.ts';

/** The file of a stage with the options and the report. */
const REPORT = 'report.json';

/** Maximum number of imports whose progress is kept: the latest ones. */
const MOST_REMEMBERED = 20;

interface ConfirmedImport {
  choices: ImportChoices;
  hash: string;
  rows: number;
}

/** Imports of files with items, started in the desk. */
export interface StockImports {
  /** Stages a file and reports what it would change. */
  read(
    database: Database,
    body: ReadableStream<Uint8Array> | null,
    choices: ImportChoices,
  ): Promise<ImportReportView>;
  /**
   * Starts the confirmed import of a hash in the background.
   * @param record writes down who starts it. If that fails, nothing starts.
   * @throws DomainError 'invalid' at `hash` when it is not confirmed, or runs already.
   */
  begin(database: Database, hash: string, record: () => Promise<unknown>): Promise<ImportProgress>;
  /** @throws DomainError 'not-found' */
  progress(hash: string): ImportProgress;
}

/** Gives a stage its final name; a stage that already has the name becomes as new as this one. */
async function moveInto(stage: string, folder: string): Promise<void> {
  await rename(stage, folder).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
    const now = new Date();
    await utimes(folder, now, now);
  });
}

/** Opens the imports of a data directory. They run one after the other. */
export function stockImports(
  dataDir: string,
  photographs: PhotographStore,
  log: Pick<Logger, 'error'>,
): StockImports {
  const jobs = new Map<string, ImportProgress>();
  /** Hashes whose start is checked and recorded: a second click at the same moment is refused. */
  const starting = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  const folderOf = (hash: string) => join(dataDir, `stock-${hash.slice(0, 16)}`);

  async function confirmed(hash: string): Promise<ConfirmedImport> {
    const text = await readFile(join(folderOf(hash), REPORT), 'utf8').catch(() => undefined);
    const found = text === undefined ? undefined : (JSON.parse(text) as ConfirmedImport);
    if (found?.hash !== hash) throw refused('hash', 'token_unknown');
    return found;
  }

  async function apply(database: Database, job: ImportProgress, choices: ImportChoices): Promise<void> {
    const stage = folderOf(job.hash);
    const result = await applied(database, job, choices).catch((error: unknown) => {
      const { hash, done, rows } = job;
      log.error({ err: error, hash, done, rows }, 'a stock file was not imported to its end');
      return { state: 'failed' } as const;
    });
    // Before the end is reported: afterwards the same file may be staged again, in the same folder.
    await rm(stage, { recursive: true, force: true }).catch((error: unknown) =>
      log.error({ err: error, stage }, 'the folder of a stock file was not deleted'),
    );
    Object.assign(job, result);
  }

  async function applied(
    database: Database,
    job: ImportProgress,
    choices: ImportChoices,
  ): Promise<Partial<ImportProgress>> {
    const stage = folderOf(job.hash);
    // The import must do exactly what was confirmed, but the stock may have changed since.
    const { hash } = await previewImport(database, stage, choices, photographs);
    if (hash !== job.hash) return { state: 'stale' };
    const totals = await importStaged(database, stage, { ...choices, dryRun: false }, photographs, {
      mistake: () => undefined,
      progress: (rows) => (job.done = rows),
    });
    return { state: 'done', totals: { ...totals, archived: totals.archived ?? 0 } };
  }

  return {
    async read(database, body, choices) {
      if (!body) throw refused('file', 'required');
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      await deleteInterruptedImports(dataDir);
      const stage = join(dataDir, `stock-${randomBytes(8).toString('hex')}`);
      await mkdir(stage, { mode: 0o700 });
      try {
        const file = createWriteStream(join(stage, STAGED.file), { mode: 0o600 });
        await pipeline(Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]), file);
        const report = await previewImport(database, stage, choices, photographs);
        const { hash, added, changed, unchanged, skipped } = report;
        const rows = added + changed + unchanged + skipped;
        await writeFile(join(stage, REPORT), JSON.stringify({ hash, choices, rows }), { mode: 0o600 });
        // A hash is that of the whole report: the folder of the same hash has the same content.
        await moveInto(stage, folderOf(hash));
        return report;
      } finally {
        await rm(stage, { recursive: true, force: true });
      }
    },
    async begin(database, hash, record) {
      if (starting.has(hash) || jobs.get(hash)?.state === 'running') throw refused('hash', 'token_used');
      starting.add(hash);
      try {
        const { rows, choices } = await confirmed(hash);
        await record();
        const job: ImportProgress = { hash, state: 'running', done: 0, rows, totals: null };
        jobs.delete(hash);
        jobs.set(hash, job);
        for (const known of [...jobs.keys()].slice(0, -MOST_REMEMBERED)) jobs.delete(known);
        last = last.then(() => apply(database, job, choices));
        return { ...job };
      } finally {
        starting.delete(hash);
      }
    },
    progress(hash) {
      const job = jobs.get(hash);
      if (!job) throw notFound('Import');
      return { ...job };
    },
  };
}
