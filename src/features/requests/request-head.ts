import { GENERAL_FORMS, REQUEST_FORMS } from '@tourbillon/domain/contract/requests/index.ts';
import type { AnyRequestForm } from '@tourbillon/domain/contract/requests/request-form.ts';
import type { MessageKey, Translate } from '@tourbillon/domain/i18n/translate.ts';

const GENERAL: readonly string[] = GENERAL_FORMS.map((name) => REQUEST_FORMS[name].page);

/** Page head of a form's page. Forms about an item and forms that look something up are not indexed. */
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
