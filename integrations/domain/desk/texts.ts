import * as v from 'valibot';
import { page, paginateData } from '../contract/fields.ts';
import { LOCALES } from '../i18n/locales.ts';
import type { FormField } from '../texts/form-field.ts';
import { ALL_TEXT_KINDS, FOLDER_KINDS, TEXT_ID, textOfFile } from '../texts/text-kinds.ts';
import { defineDeskCall } from './desk-call.ts';
import { hash, textEntry, textFile, textProblem, textVersion } from './text-views.ts';

const moment = v.pipe(v.string(), v.isoTimestamp());
const whole = v.pipe(v.number(), v.integer());
const kind = v.picklist(ALL_TEXT_KINDS);
const locale = v.picklist(LOCALES);

/** Path in the content folder of a file that is edited at the desk. */
const path = v.pipe(
  v.string(),
  v.maxLength(200),
  v.check((text) => textOfFile(text) !== undefined),
);
/** A whole file. The longest text of the project has 30 thousand characters. */
const fileText = v.pipe(v.string(), v.maxLength(200_000));
/** Bytes of a body with one file, or with the files of one text. */
const FILE_BYTES = 700_000;

/** GET texts: texts of a kind with what is missing in which language, fifty a page; `lists` are the kinds that are one text each. */
export const texts = defineDeskCall({
  method: 'GET',
  path: '/texts',
  request: v.object({
    kind: v.optional(v.picklist([...FOLDER_KINDS, 'lists']), 'articles'),
    /** Words of the title or the name. */
    q: v.optional(v.pipe(v.string(), v.maxLength(100)), ''),
    /** `missing`: those alone that lack a language or have an old one; `draft`: those with something not published. */
    only: v.optional(v.picklist(['missing', 'draft'])),
    page,
  }),
  response: v.object({ data: v.array(textEntry), paginate_data: paginateData }),
  access: 'texts',
  audited: 'nothing',
});

/** GET text: a text in all languages with a hash for each file, and the form of its rows. A text that is not there yet has empty files. */
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
      /** What the rows of a JSON file are made of; null for Markdown. */
      form: v.nullable(v.custom<FormField>((value) => typeof value === 'object' && value !== null)),
      /** Facts of the front matter, in the order of a new file; empty for JSON. */
      facts: v.array(v.object({ name: v.string(), optional: v.boolean() })),
      /** Links that show the page of the text as visitors will see it, with what is saved and not published. */
      previews: v.array(v.object({ locale, url: v.string() })),
      /** Whether the content folder can be written to. */
      writable: v.boolean(),
    }),
  }),
  access: 'texts',
  audited: 'nothing',
});

/** POST texts/preview: what is wrong with a file by the rules of the import, and what its text looks like. Changes nothing. */
export const previewText = defineDeskCall({
  method: 'POST',
  path: '/texts/preview',
  request: v.object({ path, text: fileText }),
  response: v.object({
    data: v.object({
      problems: v.array(textProblem),
      title: v.string(),
      description: v.string(),
      /** Sanitised; empty when it cannot be made. */
      html: v.string(),
    }),
  }),
  maxBytes: FILE_BYTES,
  access: 'texts',
  audited: 'nothing',
});

/** POST texts/draft: keeps what was written apart from what is published. 409 when somebody has saved the draft meanwhile. */
export const saveTextDraft = defineDeskCall({
  method: 'POST',
  path: '/texts/draft',
  request: v.object({
    path,
    text: fileText,
    base: hash,
    /** Of the draft that it continues; null for a new one. */
    revision: v.nullable(whole),
    /** Takes back the moment at which it would be published by itself; else a planned draft stays planned. */
    unplan: v.optional(v.boolean(), false),
  }),
  response: v.object({ data: textFile }),
  maxBytes: FILE_BYTES,
  access: 'texts',
  audited: 'change',
});

/** POST texts/draft/drop: forgets what was written. */
export const dropTextDraft = defineDeskCall({
  method: 'POST',
  path: '/texts/draft/drop',
  request: v.object({ path }),
  response: v.object({ data: textFile }),
  access: 'texts',
  audited: 'change',
});

/**
 * POST texts/publish: writes files of one text into the content folder and takes them in, now or at a moment. All of them or
 * none: 422 with `problems` when one is not as it should be, 409 with the fresh files when one was changed meanwhile,
 * 503 when the folder cannot be written to.
 */
export const publishTexts = defineDeskCall({
  method: 'POST',
  path: '/texts/publish',
  request: v.object({
    files: v.pipe(
      v.array(v.object({ path, text: fileText, hash })),
      v.minLength(1),
      v.maxLength(LOCALES.length),
      v.check((files) => new Set(files.map((file) => file.path)).size === files.length),
      v.check((files) => new Set(files.map((file) => textNameOf(file.path))).size === 1),
    ),
    /** Null publishes at once. */
    at: v.optional(v.nullable(moment), null),
  }),
  response: v.object({ data: v.array(textFile) }),
  maxBytes: FILE_BYTES * LOCALES.length,
  access: 'texts',
  audited: 'change',
});

/** GET texts/history: what the desk has changed in a file, the latest first, fifty at most. */
export const textHistory = defineDeskCall({
  method: 'GET',
  path: '/texts/history',
  request: v.object({ path }),
  response: v.object({ data: v.array(textVersion) }),
  access: 'texts',
  audited: 'nothing',
});

/** GET texts/version: a change with the file before and after it. */
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

/** POST texts/undo: the file as it was before a change is published as a new version. Refused as publishing is. */
export const undoText = defineDeskCall({
  method: 'POST',
  path: '/texts/undo',
  request: v.object({ id: whole, hash }),
  response: v.object({ data: textFile }),
  access: 'texts',
  audited: 'change',
});

/** Kind and name of the text that a file belongs to. */
function textNameOf(file: string): string {
  const { kind: name, id } = textOfFile(file) ?? { kind: '', id: file };
  return `${name} ${id}`;
}
