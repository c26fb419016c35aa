import * as v from 'valibot';
import { count, page, paginateData } from '../contract/fields.ts';
import { LOCALES } from '../i18n/locales.ts';
import type { FormField } from '../texts/form-field.ts';
import { ALL_TEXT_KINDS, FOLDER_KINDS, TEXT_ID, textOfFile } from '../texts/text-kinds.ts';
import { defineDeskCall } from './desk-call.ts';
import { hash, pagesFollow, textEntry, textFile, textProblem, textVersion } from './text-views.ts';
import { TEXT_LENGTH } from '../texts/text-length.ts';

const moment = v.pipe(v.string(), v.isoTimestamp());
const whole = v.pipe(v.number(), v.integer());
const kind = v.picklist(ALL_TEXT_KINDS);
const locale = v.picklist(LOCALES);

/** Path in the content folder of a file that the desk edits. */
const path = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((text) => textOfFile(text) !== undefined),
);
/** Revision of the draft that the caller has read; null for none. 409 when there is another one by now. */
const revision = v.nullable(whole);
/** A whole file. */
const fileText = v.pipe(v.string(), v.maxLength(TEXT_LENGTH));
/** Maximum bytes of a body with one file, or with the files of one text. */
const FILE_BYTES = 700_000;

/**
 * GET texts: texts of a kind and what each language lacks, fifty a page; `lists` are the kinds with a single text,
 * `all` are the texts of every kind.
 */
export const texts = defineDeskCall({
  method: 'GET',
  path: '/texts',
  request: v.object({
    kind: v.optional(v.picklist([...FOLDER_KINDS, 'lists', 'all']), 'articles'),
    /** Language of the titles; a text without it has another of its titles. */
    locale: v.optional(locale),
    /** Words of a title, in any language, or of the name. */
    q: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
    /**
     * `missing`: only texts that lack a language or have an outdated one; `draft`: only texts with an unpublished
     * draft; `failed`: only texts that were not published on time.
     */
    only: v.optional(v.picklist(['missing', 'draft', 'failed'])),
    page,
  }),
  response: v.object({ data: v.array(textEntry), paginate_data: paginateData, total: count }),
  access: 'texts',
  audited: 'nothing',
});

/**
 * GET text: a text in all languages with a hash of each file, and the form of its rows. A new text has empty files.
 */
export const text = defineDeskCall({
  method: 'GET',
  path: '/text',
  request: v.object({
    kind,
    id: v.optional(v.union([v.literal(''), v.pipe(v.string(), v.regex(TEXT_ID))]), ''),
  }),
  response: v.object({
    data: v.object({
      kind,
      id: v.string(),
      files: v.array(textFile),
      /** The form of the rows of a JSON file; null for Markdown. */
      form: v.nullable(v.custom<FormField>((value) => typeof value === 'object' && value !== null)),
      /** Fields of the front matter, in the order for a new file; empty for JSON. */
      facts: v.array(v.object({ name: v.string(), optional: v.boolean() })),
      /** Preview links of the text's page with the saved draft. */
      previews: v.array(v.object({ locale, url: v.string() })),
      /** Whether the content folder is writable. */
      writable: v.boolean(),
    }),
  }),
  access: 'texts',
  audited: 'nothing',
});

/** POST texts/preview: the mistakes of a file by the rules of the import, and its rendered text. Changes nothing. */
export const previewText = defineDeskCall({
  method: 'POST',
  path: '/texts/preview',
  request: v.object({ path, text: fileText }),
  response: v.object({
    data: v.object({
      problems: v.array(textProblem),
      title: v.string(),
      description: v.string(),
      /** Sanitised; empty when the file cannot be rendered. */
      html: v.string(),
    }),
  }),
  maxBytes: FILE_BYTES,
  access: 'texts',
  audited: 'nothing',
});

/**
 * POST texts/draft: saves a draft; the published text does not change. 409 when somebody else has saved the draft
 * since.
 */
export const saveTextDraft = defineDeskCall({
  method: 'POST',
  path: '/texts/draft',
  request: v.object({
    path,
    text: fileText,
    base: hash,
    /** Revision of the draft that this one continues; null for a new draft. */
    revision,
    /** Cancels the planned publication; otherwise a planned draft stays planned. */
    unplan: v.optional(v.boolean(), false),
  }),
  response: v.object({ data: textFile }),
  maxBytes: FILE_BYTES,
  access: 'texts',
  audited: 'change',
});

/** POST texts/draft/drop: deletes a draft. 409 when somebody else has saved it since. */
export const dropTextDraft = defineDeskCall({
  method: 'POST',
  path: '/texts/draft/drop',
  request: v.object({ path, revision }),
  response: v.object({ data: textFile }),
  access: 'texts',
  audited: 'change',
});

/**
 * POST texts/publish: writes files of one text into the content folder and imports them, now or at a given moment.
 * Their drafts are deleted. All of them or none: 422 with `problems` when one has mistakes, 409 with the current files
 * when one or its draft has changed since, 503 when the folder is not writable.
 */
export const publishTexts = defineDeskCall({
  method: 'POST',
  path: '/texts/publish',
  request: v.object({
    files: v.pipe(
      v.array(v.object({ path, text: fileText, hash, revision })),
      v.minLength(1),
      v.maxLength(LOCALES.length),
      v.check((files) => new Set(files.map((file) => file.path)).size === files.length),
      v.check((files) => new Set(files.map((file) => textNameOf(file.path))).size === 1),
    ),
    /** Null publishes at once. */
    at: v.optional(v.nullable(moment), null),
  }),
  response: v.object({ data: v.array(textFile), pages_follow: pagesFollow }),
  maxBytes: FILE_BYTES * LOCALES.length,
  access: 'texts',
  audited: 'change',
});

/** GET texts/history: versions of a file made at the desk, the latest first, at most fifty. */
export const textHistory = defineDeskCall({
  method: 'GET',
  path: '/texts/history',
  request: v.object({ path }),
  response: v.object({ data: v.array(textVersion) }),
  access: 'texts',
  audited: 'nothing',
});

/** GET texts/version: one version, with the file before and after it. */
export const textChange = defineDeskCall({
  method: 'GET',
  path: '/texts/version',
  request: v.object({ id: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)) }),
  response: v.object({
    data: v.object({
      id: whole,
      path: v.string(),
      before: v.nullable(v.string()),
      after: v.nullable(v.string()),
    }),
  }),
  access: 'texts',
  audited: 'nothing',
});

/**
 * POST texts/undo: publishes the file as it was before a version, as a new version. Refused for the same reasons as
 * publishing.
 */
export const undoText = defineDeskCall({
  method: 'POST',
  path: '/texts/undo',
  request: v.object({ id: whole, hash, revision }),
  response: v.object({ data: textFile, pages_follow: pagesFollow }),
  access: 'texts',
  audited: 'change',
});

/** Kind and name of the text of a file. */
function textNameOf(file: string): string {
  const { kind: name, id } = textOfFile(file) ?? { kind: '', id: file };
  return `${name} ${id}`;
}
