import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { count, LIFE } from '../fields.ts';
import type { Form } from '../form.ts';
import { email } from '../subscription.ts';
import { tokenEntries } from './account-token.ts';
import { mailedSecret } from './mailed-links.ts';
import { givenPassword } from './password.ts';
import { renewedToken } from './sessions.ts';

/**
 * POST account/email: a letter to the address an account is to have, which stays the old one until its link is used. The
 * answer is the same whether the new address has an account of its own. 422 at `email`.
 */
export const changeEmail = defineCall({
  method: 'POST',
  path: '/account/email',
  request: v.object({ ...tokenEntries, email, current_password: v.optional(givenPassword) }),
  response: v.object({
    ...renewedToken,
    data: v.object({
      status: v.literal('confirmation_sent'),
      /** How long the link of the letter lasts. */
      valid_hours: count,
    }),
  }),
  life: LIFE.none,
  access: 'password-or-proof',
  limit: 'writes',
  mails: 'typed',
});

/**
 * POST account/email/undo: somebody who has the mailbox an account had takes the account back within three days of a
 * change: the address is the old one, sessions end, and nothing but `reset_token` sets a password. 422 for a secret
 * that is not valid.
 */
export const undoEmailChange = defineCall({
  method: 'POST',
  path: '/account/email/undo',
  request: v.object({ token: mailedSecret }),
  response: v.object({
    data: v.object({
      status: v.literal('restored'),
      /** The secret of a link to a new password (`POST /reset-password`). */
      reset_token: v.string(),
    }),
  }),
  life: LIFE.none,
  // Only through the page behind the link.
  access: 'storefront',
  limit: 'writes',
  mails: 'nobody',
});

/**
 * POST account/email/confirm: the address of an account is the one its letter went to. 422 for a secret that is not
 * valid.
 */
export const confirmNewEmail = defineCall({
  method: 'POST',
  path: '/account/email/confirm',
  request: v.object({ token: mailedSecret }),
  response: v.object({ data: v.object({ status: v.literal('changed') }) }),
  life: LIFE.none,
  // Only through the page behind the link.
  access: 'storefront',
  limit: 'writes',
  mails: 'known',
});

/** The form behind the link to the new address. */
export const confirmNewEmailForm: Form = {
  page: '/profile/email/confirm/',
  call: confirmNewEmail,
  parameters: ['token'],
};

/** The form behind the link to the address an account had. */
export const undoEmailChangeForm: Form = {
  page: '/profile/email/undo/',
  call: undoEmailChange,
  parameters: ['token'],
};
