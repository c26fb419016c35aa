import * as v from 'valibot';
import { LOCALES } from '../i18n/locales.ts';
import { TEXT_MISTAKE_CODES } from '../texts/text-mistakes/text-mistakes.ts';
import { ALL_TEXT_KINDS } from '../texts/text-kinds.ts';

const moment = v.pipe(v.string(), v.isoTimestamp());
const whole = v.pipe(v.number(), v.integer());
const kind = v.picklist(ALL_TEXT_KINDS);
const locale = v.picklist(LOCALES);
const who = v.object({ id: whole, name: v.string() });

/** SHA-256 of a file when it was read; null for a missing file. */
export const hash = v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)));
/** State of a text in a language: shown on the site, older than another language, not shown yet, missing. */
const LANGUAGE_STATES = ['shown', 'behind', 'hidden', 'missing'] as const;

const languageState = v.object({
  locale,
  state: v.picklist(LANGUAGE_STATES),
  /** Number of texts of a list that this language lacks. */
  lacking: whole,
  /** Whether there is an unpublished draft, and when it will be published. */
  draft: v.boolean(),
  publish_at: v.nullable(moment),
});
export type LanguageState = v.InferOutput<typeof languageState>;

/**
 * The files are published, but could not be brought to the site yet. The backend tries again by itself (decision 718).
 */
export const pagesFollow = v.boolean();

/** A text as a list shows it. */
export const textEntry = v.object({
  kind,
  /** Name of the text; empty for kinds with a single text. */
  id: v.string(),
  /** In the main language of the site, else in the first available one; empty for lists. */
  title: v.string(),
  languages: v.array(languageState),
});
export type TextEntry = v.InferOutput<typeof textEntry>;

/** An unpublished draft. */
const textDraft = v.object({
  text: v.string(),
  /** Hash of the file that the draft started from. */
  base: hash,
  /** Must be sent back with the next save. */
  revision: whole,
  by: who,
  at: moment,
  publish_at: v.nullable(moment),
  /** Why it was not published at the planned time. */
  problem: v.nullable(v.picklist(['changed', 'broken', 'not-writable'])),
});

/** A file of a text: the published content and the draft. */
export const textFile = v.object({
  path: v.string(),
  locale: v.nullable(locale),
  /** Null when the file does not exist yet. */
  text: v.nullable(v.string()),
  hash,
  /** Who published it at the desk; null when it was changed elsewhere or never. */
  changed: v.nullable(v.object({ by: who, at: moment })),
  draft: v.nullable(textDraft),
});
export type TextFile = v.InferOutput<typeof textFile>;

/** A mistake in a file: a code that the desk translates, and the values of its sentence. */
export const textProblem = v.object({
  /** From 1; null when the mistake is not in a single line. */
  line: v.nullable(whole),
  /** Field of the front matter, or path of a JSON value: `3.title.uz`; null for neither. */
  field: v.nullable(v.string()),
  code: v.picklist(TEXT_MISTAKE_CODES),
  values: v.record(v.string(), v.string()),
});
export type TextProblem = v.InferOutput<typeof textProblem>;

/** A version of a file that was made at the desk. */
export const textVersion = v.object({
  id: whole,
  by: who,
  at: moment,
  kind: v.picklist(['now', 'due', 'undo', 'review']),
  /** Number of added and removed lines. */
  added: whole,
  removed: whole,
  /** Whether the site shows it. */
  current: v.boolean(),
});
export type TextVersion = v.InferOutput<typeof textVersion>;
