import type { DeskKey } from '../../messages/index.ts';

/** Groups of three digits with the same separator, as in an import of goods. */
const GROUPED = /^\d{1,3}(?:([ \u00a0\u202f'’.,])\d{3})(?:\1\d{3})*(?:[.,]0{1,2})?$/u;
const PLAIN = /^\d+(?:[.,]0{1,2})?$/;

/**
 * A typed sum in whole units of a currency: `12500`, `12 500`, `12.500`, `12,500`, `12500.00`.
 * @returns null for an empty field, undefined for anything that is no such sum.
 */
export function parseSum(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  if (!GROUPED.test(typed) && !PLAIN.test(typed)) return undefined;
  return Number(typed.replace(/[.,]0{1,2}$/, '').replaceAll(/\D/g, ''));
}

/** A typed rate with a decimal comma or point. @returns null for an empty field, undefined for no number. */
export function parseRate(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d+(?:[.,]\d+)?$/.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

/** Kinds of number fields: the parser of each, and the message for a text that is not such a number. */
const NUMBERS = {
  sum: { read: parseSum, mistake: 'actions.error_price' },
  rate: { read: parseRate, mistake: 'actions.error_rate' },
} as const satisfies Record<string, { read: (text: string) => unknown; mistake: DeskKey }>;

type NumberKind = keyof typeof NUMBERS;

/** Whether a field is for a number. */
export function isNumberKind(kind: string): kind is NumberKind {
  return Object.hasOwn(NUMBERS, kind);
}

/** The mistakes of typed numbers, by field. A form with one is not sent. @param t the desk's texts. */
export function numberMistakes(
  fields: readonly { name: string; kind?: string }[],
  typed: Partial<Record<string, string>>,
  t: (key: DeskKey) => string,
): Record<string, string> {
  const wrong = fields.flatMap(({ name, kind = '' }): [string, string][] =>
    isNumberKind(kind) && NUMBERS[kind].read(typed[name] ?? '') === undefined
      ? [[name, t(NUMBERS[kind].mistake)]]
      : [],
  );
  return Object.fromEntries(wrong);
}
