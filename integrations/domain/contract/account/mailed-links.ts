import * as v from 'valibot';
import { defineCall } from '../call.ts';
import { count, LIFE } from '../fields.ts';
import type { Form } from '../form.ts';
import { because } from '../reasons.ts';
import { defineRequestForm } from '../requests/request-form.ts';
import { email } from '../subscription.ts';
import { tokenEntries } from './account-token.ts';
import { isRepeated, newPasswordEntries } from './password.ts';

/** Hours the links of letters last; one to a new password is the most dangerous of them. */
export const LINK_HOURS = { confirm: 72, reset: 1, email: 24, undo: 72 } as const;

/** The secret of a mailed link: good once, and never used up by opening the link. */
export const mailedSecret = v.pipe(
  v.optional(v.string(because('token_unknown')), ''),
  v.regex(/^[\w-]{20,100}$/, because('token_unknown')),
);

/** What the links of letters to account holders are for. */
export const LINK_PURPOSES = ['confirm', 'reset', 'email', 'undo'] as const;

/**
 * POST mailed-link: whether the secret of a link is still good, so that nobody types a new password in vain. Asking uses
 * nothing up. 422 with a reason for one that is not valid.
 */
export const mailedLink = defineCall({
  method: 'POST',
  path: '/mailed-link',
  request: v.object({ token: mailedSecret, purpose: v.picklist(LINK_PURPOSES, because('value')) }),
  response: v.object({ data: v.object({ status: v.literal('good') }) }),
  life: LIFE.none,
  // Only for the page behind the link.
  access: 'storefront',
  limit: 'writes',
  mails: 'nobody',
});

/**
 * POST verification-email: the mailbox of an account is confirmed. 422 with a reason for a secret that is not valid.
 */
export const verifyEmail = defineCall({
  method: 'POST',
  path: '/verification-email',
  request: v.object({ token: mailedSecret }),
  response: v.object({ data: v.object({ status: v.literal('confirmed') }) }),
  life: LIFE.none,
  // Only through the page behind the link.
  access: 'storefront',
  limit: 'writes',
  mails: 'nobody',
});

/** POST send-verification-email: the letter with the confirming link once more. */
export const sendVerificationEmail = defineCall({
  method: 'POST',
  path: '/send-verification-email',
  request: v.object(tokenEntries),
  response: v.object({
    data: v.object({
      status: v.picklist(['confirmation_sent', 'confirmed']),
      /** How long the link of the letter lasts. */
      valid_hours: count,
    }),
  }),
  life: LIFE.none,
  access: 'account',
  limit: 'writes',
  mails: 'known',
});

/** POST forgot-password: a letter to the holder of an account; the response is the same when there is no account. */
export const forgotPassword = defineCall({
  method: 'POST',
  path: '/forgot-password',
  request: v.object({ email }),
  response: v.object({
    data: v.object({
      status: v.literal('sent'),
      /** How long the link of the letter lasts. */
      valid_minutes: count,
    }),
  }),
  life: LIFE.none,
  // Only through the form, which knows robots from people.
  access: 'storefront',
  limit: 'letters',
  mails: 'typed',
});

/** POST reset-password: a new password by the secret of a letter; every session of the account ends. */
export const resetPassword = defineCall({
  method: 'POST',
  path: '/reset-password',
  request: v.pipe(
    v.object({ token: mailedSecret, ...newPasswordEntries }),
    v.forward(
      v.partialCheck([['password'], ['password_confirmation']], isRepeated, because('password_repeat')),
      ['password_confirmation'],
    ),
  ),
  response: v.object({ data: v.object({ status: v.literal('changed') }) }),
  life: LIFE.none,
  // Only through the page behind the link.
  access: 'storefront',
  limit: 'writes',
  mails: 'known',
});

/** The form behind the link that confirms an account: it posts itself, and no mail program does it for anybody. */
export const verifyEmailForm: Form = {
  page: '/registration/confirm/',
  call: verifyEmail,
  parameters: ['token'],
};

/** The form of a forgotten password. */
export const forgottenPassword = defineRequestForm({
  page: '/forgot-password/',
  call: forgotPassword,
  fields: { email },
  request: (fields) => fields,
});

/** The form behind the link of its letter. */
export const newPassword = defineRequestForm({
  page: '/reset-password/',
  parameters: ['token'],
  call: resetPassword,
  fields: { token: mailedSecret, ...newPasswordEntries },
  across: (typed) => (isRepeated(typed) ? {} : { password_confirmation: 'password_repeat' }),
  request: (fields) => fields,
});
