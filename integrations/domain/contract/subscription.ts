import * as v from 'valibot';
import { defineCall } from './call.ts';
import { count, CACHE_SECONDS } from './fields.ts';
import type { Form } from './form.ts';
import { MAILING_OPTIONS, type MailingOption } from './mailing-options.ts';
import { readLine } from './plain-text.ts';
import { reasonCode } from './reasons.ts';

export { MAILING_OPTIONS, type MailingOption };

/** Maximum length of a mail address (RFC 5321, 4.5.3.1.3, without its brackets). */
const LONGEST_EMAIL = 254;

/**
 * A typed mail address: trimmed, required, valid (§5). It is converted to lower case, so that one mailbox is one
 * subscriber.
 */
export const email = v.pipe(
  v.optional(v.string(reasonCode('required')), ''),
  v.transform(readLine),
  v.nonEmpty(reasonCode('required')),
  v.maxLength(LONGEST_EMAIL, reasonCode('email')),
  v.email(reasonCode('email')),
  v.toLowerCase(),
);

/** Honeypot: a field that people cannot see. Whoever fills it in is a robot (decision 52). */
const honeypot = v.optional(v.string(), '');

/** The subscription form: one schema for the browser's call, the page without scripts and the backend. */
export const subscriptionRequest = v.object({
  email,
  /** At least one has to be chosen (§5, Mailing). */
  options: v.pipe(
    v.optional(v.array(v.picklist(MAILING_OPTIONS, reasonCode('value'))), []),
    v.minLength(1, reasonCode('option')),
    v.transform((chosen) => MAILING_OPTIONS.filter((option) => chosen.includes(option))),
  ),
  /** The consent checkbox, which is not ticked in advance (decision 57). */
  consent: v.pipe(
    v.optional(v.boolean(reasonCode('consent')), false),
    v.check((given) => given, reasonCode('consent')),
  ),
  feedback_phone: honeypot,
});

/** The secret of a mailed link. */
export const tokenRequest = v.object({
  token: v.pipe(
    v.string(reasonCode('token_unknown')),
    v.regex(/^[\w-]{20,100}$/, reasonCode('token_unknown')),
  ),
});

/**
 * POST subscribers: sends a letter with a link that confirms the mailbox. The response does not show whether the
 * address is known.
 */
export const subscribe = defineCall({
  method: 'POST',
  path: '/subscribers',
  request: subscriptionRequest,
  response: v.object({
    data: v.object({
      status: v.literal('confirmation_sent'),
      /** How long the link is valid. */
      valid_hours: count,
    }),
  }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'visitor',
  limit: 'letters',
  mails: 'typed',
  robotCheck: true,
});

/** POST subscribe/confirm: confirms the mailbox. 422 with a reason for an invalid token. */
export const confirmSubscription = defineCall({
  method: 'POST',
  path: '/subscribe/confirm',
  request: tokenRequest,
  response: v.object({
    data: v.object({ status: v.literal('confirmed'), options: v.array(v.picklist(MAILING_OPTIONS)) }),
  }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'visitor',
  limit: 'writes',
  mails: 'known',
});

/** POST unsubscribe: ends the mailing list; a repeated call has the same result. 422 for an unknown token. */
export const unsubscribe = defineCall({
  method: 'POST',
  path: '/unsubscribe',
  request: tokenRequest,
  response: v.object({ data: v.object({ status: v.literal('unsubscribed') }) }),
  cacheSeconds: CACHE_SECONDS.none,
  access: 'visitor',
  limit: 'writes',
  mails: 'nobody',
});

/** The form in the footer of pages. */
export const subscribeForm: Form = { page: '/subscribe/', call: subscribe };

/** The form behind the link that confirms a mailbox. */
export const confirmSubscriptionForm: Form = {
  page: '/subscribe/confirm/',
  call: confirmSubscription,
  parameters: ['token'],
  postedByMail: true,
};

/** The form behind the link that unsubscribes. */
export const unsubscribeForm: Form = {
  page: '/unsubscribe/',
  call: unsubscribe,
  parameters: ['token'],
  postedByMail: true,
};
