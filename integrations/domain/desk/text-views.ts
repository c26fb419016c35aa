import * as v from 'valibot';
import { LOCALES } from '../i18n/locales.ts';
import { TEXT_MISTAKE_CODES } from '../texts/text-mistakes/text-mistakes.ts';
import { ALL_TEXT_KINDS } from '../texts/text-kinds.ts';

const moment = v.pipe(v.string(), v.isoTimestamp());
const whole = v.pipe(v.number(), v.integer());
const kind = v.picklist(ALL_TEXT_KINDS);
const locale = v.picklist(LOCALES);
const who = v.object({ id: whole, name: v.string() });

/** SHA-256 of a file as it was read; null when there was none. */
export const hash = v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)));
/** Where a text stands in a language: as the site shows it, older than another language, not shown yet, not there. */
const LANGUAGE_STATES = ['shown', 'behind', 'hidden', 'missing'] as const;

const languageState = v.object({
  locale,
  state: v.picklist(LANGUAGE_STATES),
  /** Texts of a list that are not there in this language. */
  lacking: whole,
  /** Whether somebody has written something that is not published, and when it will be. */
  draft: v.boolean(),
  publish_at: v.nullable(moment),
});
export type LanguageState = v.InferOutput<typeof languageState>;

/** A text as a list shows it. */
export const textEntry = v.object({
  kind,
  /** Name of the text; empty for kinds that are one text. */
  id: v.string(),
  /** In the main language of the site, else in the first that it has; empty for lists. */
  title: v.string(),
  languages: v.array(languageState),
});
export type TextEntry = v.InferOutput<typeof textEntry>;

/** What somebody wrote and has not published. */
const textDraft = v.object({
  text: v.string(),
  /** The file that it was begun from. */
  base: hash,
  /** To be sent back with the next saving. */
  revision: whole,
  by: who,
  at: moment,
  publish_at: v.nullable(moment),
  /** Why it was not published when it was due. */
  problem: v.nullable(v.picklist(['changed', 'broken', 'not-writable'])),
});

/** A file of a text: as it is published, and as it is being written. */
export const textFile = v.object({
  path: v.string(),
  locale: v.nullable(locale),
  /** Null when there is no such file yet. */
  text: v.nullable(v.string()),
  hash,
  /** Who published it at the desk; null when it was changed elsewhere, or never. */
  changed: v.nullable(v.object({ by: who, at: moment })),
  draft: v.nullable(textDraft),
});
export type TextFile = v.InferOutput<typeof textFile>;

/** What is wrong with a file: a code that the desk has words for, and what its sentence names. */
export const textProblem = v.object({
  /** From 1; null when it is not in one line. */
  line: v.nullable(whole),
  /** Fact of the front matter, or the way to a value of JSON: `3.title.uz`; null when it is neither. */
  field: v.nullable(v.string()),
  code: v.picklist(TEXT_MISTAKE_CODES),
  values: v.record(v.string(), v.string()),
});
export type TextProblem = v.InferOutput<typeof textProblem>;

/** A change of a file that was made at the desk. */
export const textVersion = v.object({
  id: whole,
  by: who,
  at: moment,
  kind: v.picklist(['now', 'due', 'undo', 'review']),
  /** Lines that came and went. */
  added: whole,
  removed: whole,
  /** Whether it is what the site shows. */
  current: v.boolean(),
});
export type TextVersion = v.InferOutput<typeof textVersion>;
