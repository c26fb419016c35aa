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
 * @returns paths of the written files.
 */
export async function publishDue(
  database: Database,
  means: PublishContext,
  now = new Date(),
): Promise<string[]> {
  const due = await database.select().from(contentDrafts).where(lte(contentDrafts.publishAt, now));
  const texts = Map.groupBy(due, ({ path }) => `${textOfFile(path)?.kind} ${textOfFile(path)?.id}`);
  const published: string[] = [];
  for (const drafts of texts.values()) {
    const paths = drafts.map(({ path }) => path);
    published.push(...(await publishOne(database, means, paths, now)));
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

/** Publishes due texts and imports them, until stopped. */
export function startPublishingDue(
  database: Database,
  means: PublishContext,
  importContent: () => Promise<unknown>,
  log: Logger,
): RepeatedJob {
  return startRepeatedJob(async () => {
    try {
      const published = await publishDue(database, means);
      if (published.length === 0) return;
      await importContent();
      log.info({ published }, 'texts of the desk published when they were due');
    } catch (error) {
      log.warn({ err: error }, 'texts of the desk that are due not published');
    }
  }, POLLING_INTERVAL);
}
