import * as v from 'valibot';
import { reasonCode } from '../reasons.ts';

/** Length of a password: the minimum of §5 and §9, and a maximum above what anybody types. */
export const PASSWORD_LENGTH = { least: 8, most: 256 } as const;

/** A password, trimmed like every input (§5). */
export const password = v.pipe(
  v.optional(v.string(reasonCode('required')), ''),
  v.trim(),
  v.nonEmpty(reasonCode('required')),
  v.minLength(PASSWORD_LENGTH.least, reasonCode('password')),
  v.maxLength(PASSWORD_LENGTH.most, reasonCode('long')),
);

/** A password that is only compared: it must not be empty. */
export const passwordToCheck = v.pipe(
  v.optional(v.string(reasonCode('required')), ''),
  v.trim(),
  v.nonEmpty(reasonCode('required')),
  v.maxLength(PASSWORD_LENGTH.most, reasonCode('long')),
);

/** A new password and its repetition, which must be equal (§5). */
export const newPasswordEntries = {
  password,
  password_confirmation: v.pipe(
    v.optional(v.string(reasonCode('required')), ''),
    v.trim(),
    v.nonEmpty(reasonCode('required')),
  ),
};

/** Whether the repetition equals the password. */
export function repeatsPassword(typed: { password: string; password_confirmation: string }): boolean {
  return typed.password.trim() === typed.password_confirmation.trim();
}
