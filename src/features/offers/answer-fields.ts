import { reasonText } from '@tourbillon/domain/i18n/reason-text.ts';
import type { Translate } from '@tourbillon/domain/i18n/translate.ts';
import type { SecretView } from '#src/submissions/secret-page.ts';

/** The possible answers to an offer. */
export type AnswerAction = 'accept' | 'ask' | 'decline';

/** Whether the refused answer came from the form of this action. */
export function isRefused({ typed }: Pick<SecretView<unknown>, 'typed'>, action: AnswerAction): boolean {
  return typed.action === action;
}

/** Returns a function that builds the props of a field: id, label, typed value and error. */
export function answerFieldBuilder(action: AnswerAction, view: SecretView<unknown>, t: Translate) {
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
