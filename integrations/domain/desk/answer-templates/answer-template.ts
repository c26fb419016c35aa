import type { RequestCallName } from '../../contract/requests/index.ts';
import type { LocalText } from '../../i18n/locales.ts';

/** The start of an answer, which a person completes: `…` marks the missing parts. */
export interface AnswerTemplate {
  id: string;
  /** Kinds of requests that it answers; null for any. */
  kinds: readonly RequestCallName[] | null;
  /** Its title at the desk. */
  title: LocalText;
  /** In the reader's language; `{{name}}` is the reader's name, `{{about}}` the subject of the request. */
  text: LocalText;
}
