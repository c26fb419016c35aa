import type { HttpError } from 'react-admin';
import type { DeskKey } from '../../messages/index.ts';

/** What is wrong, in words, by field. */
export type FieldErrors = Partial<Record<string, string>>;

/** Codes that are told in the words of another. */
const ALIKE: Readonly<Record<string, string>> = {
  until_missing: 'required',
  price_missing: 'required',
  price_wrong: 'price',
  sold_in_future: 'future',
};

/** What a call has refused, by field. @param t the desk's texts. */
export function fieldErrors(error: unknown, t: (key: DeskKey) => string): FieldErrors {
  const { errors } = ((error as HttpError).body ?? {}) as { errors?: Record<string, string[]> };
  const found: FieldErrors = {};
  for (const [path, [code = 'value', ...more]] of Object.entries(errors ?? {})) {
    const words = [mistakeWords(code, t), more.join(', ')].filter(Boolean).join(': ');
    // `price.value` is told at the field of the price, `extension.due` at that of the day.
    for (const name of [path.split('.')[0], path.split('.').at(-1)]) if (name) found[name] = words;
  }
  return found;
}

/** The words of a mistake; those of any wrong value for a code that has none. */
export function mistakeWords(code: string, t: (key: DeskKey) => string): string {
  const key = `actions.error_${ALIKE[code] ?? code}`;
  const words = t(key as DeskKey);
  return words === key || words === '' ? t('actions.error_value') : words;
}
