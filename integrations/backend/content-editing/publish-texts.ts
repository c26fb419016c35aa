import { mistakeSentence } from '@tourbillon/domain/texts/text-mistakes/text-mistakes.ts';
import type { Database } from '../database/database.ts';
import { schema } from '../database/database.ts';
import { conflict, DomainError } from '../errors/domain-error.ts';
import { beginAnnouncing } from '../feed/announce.ts';
import type { Illustrations } from '../media/illustrations.ts';
import { checkText } from './check-text.ts';
import { type ContentPlace, readContentText } from './content-place.ts';
import { readTextFiles } from './read-text.ts';
import { dropDrafts } from './text-drafts.ts';
import { writeFiles } from './write-files.ts';

const { contentVersions } = schema;

/** How a file was published. */
export type PublishKind = (typeof contentVersions.$inferInsert)['kind'];

/** A file to publish. */
export interface FileToPublish {
  path: string;
  /** Null deletes the file. */
  text: string | null;
  /** Hash of the version that its author has read. */
  hash: string | null;
  /** Revision of the draft that its author has read, which is deleted; null for none. Undefined keeps any draft. */
  revision?: number | null;
  staffId: number;
}

/** What publishing works with. */
export interface PublishContext {
  place: ContentPlace;
  illustrations: Illustrations;
}

/**
 * Writes files into the content folder, all of them or none, and records each as a version. The caller imports them
 * after its transaction. A lock lets only one backend write at a time, so only another program could change a file
 * between the check and the rename.
 * @returns ids of the versions.
 * @throws DomainError 'invalid' when a text is not valid, 'conflict' when a file or its draft was changed meanwhile,
 * 'unavailable' when the folder is not writable.
 */
export async function publishFiles(
  tx: Database,
  { place, illustrations }: PublishContext,
  files: readonly FileToPublish[],
  kind: PublishKind,
  now = new Date(),
): Promise<number[]> {
  await refuseMistakes(tx, { place, illustrations }, files);
  await beginAnnouncing(tx);
  const befores = await Promise.all(files.map(({ path }) => readContentText(place, path)));
  const others = await dropDrafts(tx, files);
  const changed = files.filter(
    ({ path, hash }, index) => others.includes(path) || (befores[index]?.hash ?? null) !== hash,
  );
  if (changed.length > 0) {
    const fresh = await readTextFiles(tx, place, changed.map(({ path }) => path)); // prettier-ignore
    throw conflict('Somebody else has changed this text meanwhile', fresh);
  }
  const texts = files.map(({ path, text }, index) => ({ path, text: text === null ? null : likeBefore(text, befores[index]?.text) })); // prettier-ignore
  const rows = files.flatMap(({ path, staffId }, index) => {
    const before = befores[index]?.text ?? null;
    const after = texts[index]?.text ?? null;
    return before === after ? [] : [{ path, before, after, staffId, kind, at: now }];
  });
  const added = rows.length > 0 ? await tx.insert(contentVersions).values(rows).returning({ id: contentVersions.id }) : []; // prettier-ignore
  const isChanged = (path: string) => rows.some((row) => row.path === path);
  await writeFiles(
    place.folder,
    texts.filter(({ path }) => isChanged(path)),
  );
  return added.map(({ id }) => id);
}

/** @throws DomainError 'invalid' with the problems of each file. */
export async function refuseMistakes(
  tx: Database,
  { place, illustrations }: PublishContext,
  files: readonly { path: string; text: string | null }[],
): Promise<void> {
  const found = [];
  for (const { path, text } of files) {
    if (text === null) continue;
    const { problems } = await checkText(tx, place, illustrations, path, text);
    if (problems.length > 0) found.push({ path, problems });
  }
  if (found.length === 0) return;
  const errors = Object.fromEntries(found.map(({ path, problems }) => [path, problems.map(mistakeSentence)]));
  throw new DomainError('invalid', 'The text is not as it should be', { errors, problems: found });
}

/**
 * Keeps the line endings and the byte order mark of the file, so that git shows only real changes; the file ends with
 * exactly one line ending.
 */
function likeBefore(text: string, before: string | undefined): string {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');
  const ended = `${plain.trimEnd()}\n`;
  if (before === undefined) return ended;
  const lines = before.includes('\r\n') ? ended.replaceAll('\n', '\r\n') : ended;
  return before.startsWith('\uFEFF') ? `\uFEFF${lines}` : lines;
}
