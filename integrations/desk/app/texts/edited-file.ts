import type { TextFile } from '@tourbillon/domain/desk/text-views.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';

/** A file in the editor. */
export interface EditedFile {
  path: string;
  locale: Locale | null;
  /** The text in the field. */
  text: string;
  /** The published text. */
  published: string;
  /** Hash of the published file that the text started from; null when there was none. */
  base: string | null;
  /** The draft on the server: text, revision, and planned publication. */
  saved: { text: string; revision: number; publishAt: string | null } | null;
  /** The version of somebody else after a conflict, published or a draft; null without a conflict. */
  theirs: { text: string; hash: string | null } | null;
}

/** An unsaved text in the browser's storage. */
export interface KeptText {
  text: string;
  base: string | null;
}

/** Starts editing a file with the unsaved text of this browser, else the saved draft, else the published text. */
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

/** The file after its text is changed. */
export function typed(file: EditedFile, text: string): EditedFile {
  return { ...file, text };
}

/** Whether there is something to publish. */
export function differs(file: EditedFile): boolean {
  return file.text !== file.published;
}

/** Whether the text is neither saved as a draft nor published. */
export function isUnsaved({ text, published, saved }: EditedFile): boolean {
  return text !== (saved?.text ?? published);
}

/** The file after saving or publishing; text typed since then stays. */
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

/** The file after a conflict: both versions are shown. */
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

/** Resolves a conflict with their text or with the person's own, which was shown beside theirs. */
export function resolveConflict(file: EditedFile, choice: 'theirs' | 'mine'): EditedFile {
  if (!file.theirs) return file;
  const { text, hash } = file.theirs;
  return { ...file, text: choice === 'theirs' ? text : file.text, base: hash, theirs: null };
}
