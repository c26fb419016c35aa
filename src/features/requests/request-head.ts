import type { AnyRequestForm } from '#src/contract/requests/request-form.ts';
import type { MessageKey, Translate } from '#src/i18n/translate.ts';

/** What the frame needs of the page of a form. */
export function requestHead(
  form: AnyRequestForm,
  words: { title: MessageKey; description: MessageKey },
  t: Translate,
) {
  return { title: t(words.title), description: t(words.description), path: form.page };
}
