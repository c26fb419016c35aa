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
export interface UnsavedText {
  text: string;
  base: string | null;
  /** Revision of the draft that it continues; null for none. */
  revision: number | null;
}

type Draft = NonNullable<TextFile['draft']>;

/** Starts editing a file with the unsaved text of this browser, else the saved draft, else the published text. */
export function beginEditing(file: TextFile, kept?: UnsavedText): EditedFile {
  const published = file.text ?? '';
  const { draft } = file;
  const start =
    kept ?? (draft ? { text: draft.text, base: draft.base } : { text: published, base: file.hash });
  const isOtherDraft = kept && draft && kept.revision !== draft.revision && kept.text !== draft.text;
  const isOtherFile = start.base !== file.hash && start.text !== published;
  return {
    path: file.path,
    locale: file.locale,
    text: start.text,
    published,
    base: start.base,
    saved: draft && savedOf(draft),
    theirs: isOtherDraft
      ? shownDraft(draft, start.base, file.hash)
      : isOtherFile
        ? { text: published, hash: file.hash }
        : null,
  };
}

function savedOf({ text, revision, publish_at: publishAt }: Draft) {
  return { text, revision, publishAt };
}

/** A draft of somebody else. If the published file has changed too, the next attempt is refused and shows that file. */
function shownDraft({ text, base }: Draft, ownBase: string | null, hash: string | null) {
  return { text, hash: ownBase === hash ? hash : base };
}

/** The text that this browser stores: one that is neither saved nor published. An open conflict is shown again. */
export function textToKeep(file: EditedFile): UnsavedText | null {
  const { text, base, saved, theirs } = file;
  const revision = theirs ? null : (saved?.revision ?? null);
  return isUnsaved(file) ? { text, base, revision } : null;
}

/** The file after its text is changed. */
export function withText(file: EditedFile, text: string): EditedFile {
  return { ...file, text };
}

/** Whether there is something to publish. */
export function hasChanges(file: EditedFile): boolean {
  return file.text !== file.published;
}

/** Whether the text is neither saved as a draft nor published. */
export function isUnsaved({ text, published, saved }: EditedFile): boolean {
  return text !== (saved?.text ?? published);
}

/**
 * The files that are saved now. A file with a conflict waits until the person has chosen a text, and keeps none of the
 * others from being saved.
 */
export function filesToSave(files: readonly EditedFile[]): { now: EditedFile[]; hasWaiting: boolean } {
  const unsaved = files.filter(isUnsaved);
  const now = unsaved.filter(({ theirs }) => theirs === null);
  return { now, hasWaiting: now.length < unsaved.length };
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
  const published = fresh.text ?? '';
  const isOtherDraft = draft !== null && draft.revision !== file.saved?.revision;
  return {
    ...file,
    published,
    saved: draft && savedOf(draft),
    theirs: isOtherDraft ? shownDraft(draft, file.base, fresh.hash) : { text: published, hash: fresh.hash },
  };
}

/** Resolves a conflict with their text or with the person's own, which was shown beside theirs. */
export function resolveConflict(file: EditedFile, choice: 'theirs' | 'mine'): EditedFile {
  if (!file.theirs) return file;
  const { text, hash } = file.theirs;
  return { ...file, text: choice === 'theirs' ? text : file.text, base: hash, theirs: null };
}
