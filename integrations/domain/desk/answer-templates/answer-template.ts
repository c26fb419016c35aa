import type { RequestCallName } from '../../contract/requests/index.ts';
import type { Locale } from '../../i18n/locales.ts';

/** The beginning of an answer, to be finished by hand: `…` marks what only a person knows. */
export interface AnswerTemplate {
  id: string;
  /** Kinds of requests it answers; null for any. */
  kinds: readonly RequestCallName[] | null;
  /** What the desk calls it. */
  title: Readonly<Record<Locale, string>>;
  /** In the language of who reads it; `{{name}}` is theirs, `{{about}}` what the request is about. */
  text: Readonly<Record<Locale, string>>;
}
