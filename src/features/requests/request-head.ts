import { GENERAL_FORMS, REQUEST_FORMS } from '#src/contract/requests/index.ts';
import type { AnyRequestForm } from '#src/contract/requests/request-form.ts';
import type { MessageKey, Translate } from '#src/i18n/translate.ts';

const GENERAL: readonly string[] = GENERAL_FORMS.map((name) => REQUEST_FORMS[name].page);

/** What the frame needs of the page of a form. Those about an item, and those that look something up, are not indexed. */
export function requestHead(
  form: AnyRequestForm,
  words: { title: MessageKey; description: MessageKey },
  t: Translate,
) {
  return {
    title: t(words.title),
    description: t(words.description),
    path: form.page,
    noindex: !GENERAL.includes(form.page),
  };
}
