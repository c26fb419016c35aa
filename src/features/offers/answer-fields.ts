import { reasonText } from '@tourbillon/domain/i18n/reason-text.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import type { SecretView } from '#src/submissions/secret-page.ts';

/** What a person does with an offer. */
export type AnswerAction = 'accept' | 'ask' | 'decline';

/** Whether the answer that was refused is of a form. */
export function isRefused({ typed }: Pick<SecretView<unknown>, 'typed'>, action: AnswerAction): boolean {
  return typed.action === action;
}

/** Makes the parts of a field of a form: its id, what was typed, and why that was refused. */
export function fieldOfAnswer(action: AnswerAction, view: SecretView<unknown>, t: Translate) {
  const refusals = isRefused(view, action) ? view.refusals : {};
  const words = (name: string, label: string) => {
    const refusal = refusals[name];
    return { id: `offer-${name}`, label, ...(refusal && { error: reasonText(t, refusal) }) };
  };
  const field = (name: string, label: string) => ({
    ...words(name, label),
    error: refusals[name] && reasonText(t, refusals[name]),
    typed: view.typed[name],
  });
  return Object.assign(field, { words });
}
