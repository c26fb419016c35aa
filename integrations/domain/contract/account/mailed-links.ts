import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { count, CACHE_SECONDS } from '../fields.ts';
import type { Form } from '../form.ts';
import { reasonCode } from '../reasons.ts';
import { defineRequestForm } from '../requests/request-form.ts';
import { email } from '../subscription.ts';
import { tokenEntries } from './account-token.ts';
import { repeatsPassword, newPasswordEntries } from './password.ts';

/** Hours that mailed links are valid; a link to a new password is the most dangerous. */
export const LINK_HOURS = { confirm: 72, reset: 1, email: 24, undo: 72 } as const;

/** The secret of a mailed link. It works once; opening the link does not use it up. */
export const mailedSecret = v.pipe(
  v.optional(v.string(reasonCode('token_unknown')), ''),
  v.regex(/^[\w-]{20,100}$/, reasonCode('token_unknown')),
);

/** The purposes of links in letters to account holders. */
export const LINK_PURPOSES = ['confirm', 'reset', 'email', 'undo'] as const;

/**
 * POST mailed-link: checks the secret of a link without using it up, so that the page can report an invalid link
 * before the visitor types. 422 with a reason for an invalid secret.
 */
export const mailedLink = defineCall({
  method: 'POST',
  path: '/mailed-link',
  request: v.object({ token: mailedSecret, purpose: v.picklist(LINK_PURPOSES, reasonCode('value')) }),
  response: v.object({ data: v.object({ status: v.literal('good') }) }),
  cacheSeconds: CACHE_SECONDS.none,
  // Only the page behind the link makes this call.
  access: 'storefront',
  limit: 'writes',
  mails: 'nobody',
});

/** POST verification-email: confirms the mailbox of an account. 422 with a reason for an invalid secret. */
export const verifyEmail = defineCall({
  method: 'POST',
  path: '/verification-email',
  request: v.object({ token: mailedSecret }),
  response: v.object({ data: v.object({ status: v.literal('confirmed') }) }),
  cacheSeconds: CACHE_SECONDS.none,
  // Only through the page behind the link.
  access: 'storefront',
  limit: 'writes',
  mails: 'nobody',
});

/** POST send-verification-email: sends the letter with the confirmation link again. */
export const sendVerificationEmail = defineCall({
  method: 'POST',
  path: '/send-verification-email',
  request: v.object(tokenEntries),
  response: v.object({
    data: v.object({
      status: v.picklist(['confirmation_sent', 'confirmed']),
      /** How long the link in the letter is valid. */
      valid_hours: count,
    }),
  }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'account',
  limit: 'writes',
  mails: 'known',
});

/** POST forgot-password: sends a letter to the account holder. The response is the same when there is no account. */
export const forgotPassword = defineCall({
  method: 'POST',
  path: '/forgot-password',
  request: v.object({ email }),
  response: v.object({
    data: v.object({
      status: v.literal('sent'),
      /** How long the link in the letter is valid. */
      valid_minutes: count,
    }),
  }),
  cacheSeconds: CACHE_SECONDS.none,
  // Only through the form, which has the robot check.
  access: 'storefront',
  limit: 'letters',
  mails: 'typed',
});

/** POST reset-password: sets a new password with the secret of a letter and ends every session of the account. */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/reset-password',
  request: v.pipe(
    v.object({ token: mailedSecret, ...newPasswordEntries }),
    v.forward(
      v.partialCheck(
        [['password'], ['password_confirmation']],
        repeatsPassword,
        reasonCode('password_repeat'),
      ),
      ['password_confirmation'],
    ),
  ),
  response: v.object({ data: v.object({ status: v.literal('changed') }) }),
  cacheSeconds: CACHE_SECONDS.none,
  // Only through the page behind the link.
  access: 'storefront',
  limit: 'writes',
  mails: 'known',
});

/**
 * The form behind the link that confirms an account. The visitor presses its button: opening the link, as mail
 * programs do, confirms nothing.
 */
export const verifyEmailForm: Form = {
  page: '/registration/confirm/',
  call: verifyEmail,
  parameters: ['token'],
  postedByMail: true,
};

/** The form of a forgotten password. */
export const forgottenPassword = defineRequestForm({
  page: '/forgot-password/',
  call: forgotPassword,
  fields: { email },
  request: (fields) => fields,
});

/** The form behind the link in that letter. */
export const newPassword = defineRequestForm({
  page: '/reset-password/',
  parameters: ['token'],
  postedByMail: true,
  call: resetPassword,
  fields: { token: mailedSecret, ...newPasswordEntries },
  across: (typed) => (repeatsPassword(typed) ? {} : { password_confirmation: 'password_repeat' }),
  request: (fields) => fields,
});
