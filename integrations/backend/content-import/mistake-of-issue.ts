import type { BaseIssue } from 'valibot';
import {
  mistakeOfMessage,
  type TextMistake,
  type TextMistakeCode,
} from '@tourbillon/domain/texts/text-mistakes/text-mistakes.ts';

/** Values of another kind, as valibot calls what it expected. */
const KINDS: Readonly<Record<string, TextMistakeCode>> = {
  string: 'text',
  number: 'number',
  boolean: 'flag',
  Array: 'list',
  Object: 'object',
};

/** Rules with a limit, by their names in valibot. */
const LIMITS: Readonly<Record<string, TextMistakeCode>> = {
  min_value: 'least',
  max_value: 'most',
  gt_value: 'above',
  length: 'length',
};

/** What a schema found, as one of the mistakes that the project has words for. */
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
