import type { BaseIssue } from 'valibot';
import {
  mistakeOfMessage,
  type TextMistake,
  type TextMistakeCode,
} from '@tourbillon/domain/texts/text-mistakes/text-mistakes.ts';

/** Mistakes for values of a wrong type, by the type that valibot expected. */
const KINDS: Readonly<Record<string, TextMistakeCode>> = {
  string: 'text',
  number: 'number',
  boolean: 'flag',
  Array: 'list',
  Object: 'object',
};

/** Mistakes for values outside a limit, by the name of valibot's rule. */
const LIMITS: Readonly<Record<string, TextMistakeCode>> = {
  min_value: 'least',
  max_value: 'most',
  gt_value: 'above',
  length: 'length',
};

/** Converts an issue of a schema into a mistake of the project. */
export function mistakeOfIssue(issue: BaseIssue<unknown>): TextMistake {
  const { received, type, message } = issue;
  const expected = issue.expected ?? '';
  const said = (code: TextMistakeCode, values = {}) => ({ code, values: { received, ...values } });
  const own = mistakeOfMessage(message);
  if (received === 'undefined') return said('missing');
  if (own) return said(own.code, own.values);
  if (type === 'min_length') return said('empty');
  if (type === 'strict_object' || expected === 'never') return said('unknown_field');
  if (type === 'integer') return said('integer');
  if (LIMITS[type]) return said(LIMITS[type], { wanted: expected.replace(/^[<>=]+/, '') });
  if (KINDS[expected]) return said(KINDS[expected]);
  const choices = expected.match(type === 'picklist' ? /"[^"]*"|\d+/g : /"[^"]*"/g);
  if (!choices) return said('other');
  return said(choices.length === 1 ? 'one' : 'one_of', { choices: choices.join(', ') });
}
