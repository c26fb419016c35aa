import { HttpError } from 'react-admin';
import type { DeskKey } from '../../messages/index.ts';
import { mistakeText } from './mistake-words.ts';

/** The message of a failed call. */
export function failureKey(error: unknown): DeskKey {
  const status = error instanceof HttpError ? error.status : 0;
  if (status === 401) return 'desk.ended';
  if (status === 403) return 'stock.forbidden';
  if (status === 409) return 'stock.conflictTitle';
  if (status === 422) return 'stock.wrong';
  return status === 0 || status >= 502 ? 'stock.away' : 'stock.failed';
}

/** Mistakes of a refused call, by column; empty for other errors. @param t the desk's texts. */
export function mistakesOf(error: unknown, t: Parameters<typeof mistakeText>[1]): Record<string, string[]> {
  if (!(error instanceof HttpError) || error.status !== 422) return {};
  const { errors = {} } = error.body as { errors?: Record<string, string[]> };
  return translateMistakes(errors, t);
}

/** Mistakes by column in the language of the desk. @param t the desk's texts. */
export function translateMistakes(
  mistakes: Readonly<Record<string, readonly string[]>>,
  t: Parameters<typeof mistakeText>[1],
): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(mistakes).map(([column, said]) => [column, said.map((one) => mistakeText(one, t))]),
  );
}
