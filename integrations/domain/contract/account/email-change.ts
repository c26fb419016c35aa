import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { count, CACHE_SECONDS } from '../fields.ts';
import type { Form } from '../form.ts';
import { email } from '../subscription.ts';
import { tokenEntries } from './account-token.ts';
import { mailedSecret } from './mailed-links.ts';
import { passwordToCheck } from './password.ts';
import { renewedToken } from './sessions.ts';

/**
 * POST account/email: sends a letter to the new address of an account. The account keeps the old address until the
 * link is used. The response does not show whether the new address already has an account. 422 at `email`.
 */
export const changeEmail = defineCall({
  method: 'POST',
  path: '/account/email',
  request: v.object({ ...tokenEntries, email, current_password: v.optional(passwordToCheck) }),
  response: v.object({
    ...renewedToken,
    data: v.object({
      status: v.literal('confirmation_sent'),
      /** How long the link in the letter is valid. */
      valid_hours: count,
    }),
  }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'password-or-proof',
  limit: 'writes',
  mails: 'typed',
});

/**
 * POST account/email/undo: the owner of the previous mailbox takes the account back within three days of a change.
 * The old address is restored, all sessions end, and only `reset_token` can set a new password. 422 for an invalid
 * secret.
 */
export const undoEmailChange = defineCall({
  method: 'POST',
  path: '/account/email/undo',
  request: v.object({ token: mailedSecret }),
  response: v.object({
    data: v.object({
      status: v.literal('restored'),
      /** The secret of a link that sets a new password (`POST /reset-password`). */
      reset_token: v.string(),
    }),
  }),
  cacheSeconds: CACHE_SECONDS.none,
  // Only through the page behind the link.
  access: 'storefront',
  limit: 'writes',
  mails: 'nobody',
});

/** POST account/email/confirm: confirms the new address of an account. 422 for an invalid secret. */
export const confirmNewEmail = defineCall({
  method: 'POST',
  path: '/account/email/confirm',
  request: v.object({ token: mailedSecret }),
  response: v.object({ data: v.object({ status: v.literal('changed') }) }),
  cacheSeconds: CACHE_SECONDS.none,
  // Only through the page behind the link.
  access: 'storefront',
  limit: 'writes',
  mails: 'known',
});

/** The form behind the link in the letter to the new address. */
export const confirmNewEmailForm: Form = {
  page: '/profile/email/confirm/',
  call: confirmNewEmail,
  parameters: ['token'],
  postedByMail: true,
};

/** The form behind the link in the letter to the previous address. */
export const undoEmailChangeForm: Form = {
  page: '/profile/email/undo/',
  call: undoEmailChange,
  parameters: ['token'],
  postedByMail: true,
};
