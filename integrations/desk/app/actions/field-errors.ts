import type { HttpError } from 'react-admin';
import type { DeskKey } from '../../messages/index.ts';

/** Error messages by field. */
export type FieldErrors = Partial<Record<string, string>>;

/** Codes that share the message of another code. */
const SHARED_MESSAGES: Readonly<Record<string, string>> = {
  until_missing: 'required',
  price_missing: 'required',
  price_wrong: 'price',
  sold_in_future: 'future',
};

/** The error messages of a refused call, by field. @param t the desk's texts. */
export function fieldErrors(error: unknown, t: (key: DeskKey) => string): FieldErrors {
  const { errors } = ((error as HttpError).body ?? {}) as { errors?: Record<string, string[]> };
  const found: FieldErrors = {};
  for (const [path, [code = 'value', ...more]] of Object.entries(errors ?? {})) {
    const words = [mistakeWords(code, t), more.join(', ')].filter(Boolean).join(': ');
    // Assign each error to the first and the last part of its path: `price.value` to the price, `extension.due` to
    // the day.
    for (const name of [path.split('.')[0], path.split('.').at(-1)]) if (name) found[name] = words;
  }
  return found;
}

/** The message of an error code; a general message for an unknown code. */
export function mistakeWords(code: string, t: (key: DeskKey) => string): string {
  const key = `actions.error_${SHARED_MESSAGES[code] ?? code}`;
  const words = t(key as DeskKey);
  return words === key || words === '' ? t('actions.error_value') : words;
}
