import type { TextFile } from '@tourbillon/domain/desk/text-views.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/** A file while somebody works on it. */
export interface EditedFile {
  path: string;
  locale: Locale | null;
  /** As it is in the field. */
  text: string;
  /** As it is published. */
  published: string;
  /** Hash of the published file that the text was begun from; null when there was none. */
  base: string | null;
  /** The draft that is kept at the desk, the number of its last saving, and when it is published by itself. */
  saved: { text: string; revision: number; publishAt: string | null } | null;
  /** What somebody else has published meanwhile; null while nobody has. */
  theirs: { text: string; hash: string | null } | null;
}

/** What a browser keeps of a text that was not saved. */
export interface KeptText {
  text: string;
  base: string | null;
}

/** Begins work on a file: with what was typed here and not saved, else the draft of the desk, else what is published. */
export function beginEditing(file: TextFile, kept?: KeptText): EditedFile {
  const published = file.text ?? '';
  const { draft } = file;
  const begun =
    kept ?? (draft ? { text: draft.text, base: draft.base } : { text: published, base: file.hash });
  return {
    path: file.path,
    locale: file.locale,
    text: begun.text,
    published,
    base: begun.base,
    saved: draft && savedOf(draft),
    theirs:
      begun.base === file.hash || begun.text === published ? null : { text: published, hash: file.hash },
  };
}

function savedOf({ text, revision, publish_at: publishAt }: NonNullable<TextFile['draft']>) {
  return { text, revision, publishAt };
}

/** Another text in the field. */
export function typed(file: EditedFile, text: string): EditedFile {
  return { ...file, text };
}

/** Whether there is something to publish. */
export function differs(file: EditedFile): boolean {
  return file.text !== file.published;
}

/** Whether there is something that neither the site nor the desk has. */
export function isUnsaved({ text, published, saved }: EditedFile): boolean {
  return text !== (saved?.text ?? published);
}

/** What the desk says of a file after saving or publishing; what was typed meanwhile stays. */
export function afterSaving(file: EditedFile, fresh: TextFile): EditedFile {
  const { draft } = fresh;
  const published = fresh.text ?? '';
  const isPublished = draft === null && published !== file.published;
  return {
    ...file,
    published,
    base: draft ? file.base : fresh.hash,
    saved: draft && savedOf(draft),
    text: isPublished && file.text.trimEnd() === published.trimEnd() ? published : file.text,
    theirs: null,
  };
}

/** What the desk says of a file that somebody else has changed: both versions are shown. */
export function afterConflict(file: EditedFile, fresh: TextFile): EditedFile {
  const { draft } = fresh;
  const isDraft = fresh.hash === file.base && draft !== null && draft.revision !== file.saved?.revision;
  if (isDraft) {
    return {
      ...file,
      saved: savedOf(draft),
      theirs: { text: draft.text, hash: fresh.hash },
    };
  }
  return {
    ...file,
    published: fresh.text ?? '',
    saved: draft && savedOf(draft),
    theirs: { text: fresh.text ?? '', hash: fresh.hash },
  };
}

/** Ends a conflict: with their text, or with one's own, which was seen beside theirs. */
export function settle(file: EditedFile, choice: 'theirs' | 'mine'): EditedFile {
  if (!file.theirs) return file;
  const { text, hash } = file.theirs;
  return { ...file, text: choice === 'theirs' ? text : file.text, base: hash, theirs: null };
}
