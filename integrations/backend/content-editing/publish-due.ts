import { eq, inArray, lte } from 'drizzle-orm';
import type { Logger } from 'pino';
import { textOfFile } from '@tourbillon/domain/texts/text-kinds.ts';
import { schema, type Database } from '../database/database.ts';
import { DomainError } from '../errors/domain-error.ts';
import { type RepeatedJob, startRepeatedJob } from '../process/repeated-job.ts';
import { publishFiles, type PublishContext } from './publish-texts.ts';
import type { DraftRow } from './text-drafts.ts';

const { contentDrafts } = schema;

/** Milliseconds between two queries for due drafts. */
const POLLING_INTERVAL = 15_000;

/** Why a scheduled publication failed, by the kind of the error. */
const PROBLEMS = { conflict: 'changed', invalid: 'broken', unavailable: 'not-writable' } as const;

/**
 * Publishes texts whose time has come, all languages of a text together. A text that cannot be published stays a
 * draft with the reason. Several backends may do so: each text is published once.
 * @param onFailure called when a text fails for another reason: it keeps its moment, and the others do not wait for it.
 * @returns paths of the written files.
 */
export async function publishDue(
  database: Database,
  means: PublishContext,
  onFailure: (error: unknown) => void,
  now = new Date(),
): Promise<string[]> {
  const due = await database.select().from(contentDrafts).where(lte(contentDrafts.publishAt, now));
  const texts = Map.groupBy(due, ({ path }) => `${textOfFile(path)?.kind} ${textOfFile(path)?.id}`);
  const published: string[] = [];
  for (const drafts of texts.values()) {
    const paths = drafts.map(({ path }) => path);
    const written = publishOne(database, means, paths, now).catch((error: unknown) => {
      onFailure(error);
      return [];
    });
    published.push(...(await written));
  }
  return published;
}

async function publishOne(
  database: Database,
  means: PublishContext,
  paths: readonly string[],
  now: Date,
): Promise<string[]> {
  try {
    return await database.transaction(async (tx) => {
      const drafts = await tx
        .select()
        .from(contentDrafts)
        .where(inArray(contentDrafts.path, [...paths]))
        .for('update');
      const due = drafts.filter(({ publishAt }) => publishAt && publishAt <= now);
      await publishFiles(tx, means, due.map(fileOf), 'due', now);
      return due.map(({ path }) => path);
    });
  } catch (error) {
    const problem = error instanceof DomainError && PROBLEMS[error.kind as keyof typeof PROBLEMS];
    if (!problem) throw error;
    for (const path of paths) {
      await database
        .update(contentDrafts)
        .set({ publishAt: null, problem })
        .where(eq(contentDrafts.path, path));
    }
    return [];
  }
}

function fileOf({ path, text, base, revision, staffId }: DraftRow) {
  return { path, text, hash: base, revision, staffId };
}

/** How published files reach the site. */
interface Imports {
  importContent: () => Promise<unknown>;
  /** Whether an import has failed, also one that somebody else ran. */
  isImportDue: () => boolean;
}

/** Publishes due texts and imports them, until stopped. An import that has failed is repeated. */
export function startPublishingDue(
  database: Database,
  means: PublishContext,
  { importContent, isImportDue }: Imports,
  log: Pick<Logger, 'info' | 'warn'>,
  clock = () => new Date(),
): RepeatedJob {
  const onFailure = (error: unknown) =>
    log.warn({ err: error }, 'texts of the desk that are due not published');
  /** Paths of the written files that are not imported yet. */
  let written: string[] = [];
  return startRepeatedJob(async () => {
    try {
      written.push(...(await publishDue(database, means, onFailure, clock())));
      if (written.length === 0 && !isImportDue()) return;
      await importContent();
      if (written.length === 0) return;
      log.info({ published: written }, 'texts of the desk published when they were due');
      written = [];
    } catch (error) {
      onFailure(error);
    }
  }, POLLING_INTERVAL);
}
