import { confirmSubscription } from '../subscription/confirm-subscription.ts';
import { requestSubscription } from '../subscription/request-subscription.ts';
import { CONFIRM_HOURS } from '../mailed-links/link-rules.ts';
import { unsubscribe } from '../subscription/unsubscribe.ts';
import type { Handler, HandlerServices } from './handlers.ts';

/**
 * Sends a letter that asks to confirm the mailbox. The response does not reveal whether the mailbox is known or
 * whether the request came from a robot.
 */
export function subscribeHandler({ database, mail }: HandlerServices): Handler<'subscribe'> {
  return async ({ email, options, feedback_phone }, { locale }) => {
    if (feedback_phone === '') {
      await requestSubscription(database, { email, options, locale });
      void mail.wake();
    }
    return { data: { status: 'confirmation_sent', valid_hours: CONFIRM_HOURS } };
  };
}

/** Confirms a mailbox. */
export function confirmSubscriptionHandler({
  database,
  mail,
}: HandlerServices): Handler<'confirmSubscription'> {
  return async ({ token }) => {
    const options = await confirmSubscription(database, token);
    void mail.wake();
    return { data: { status: 'confirmed', options } };
  };
}

/** Ends a subscription. */
export function unsubscribeHandler({ database, uploads }: HandlerServices): Handler<'unsubscribe'> {
  return async ({ token }) => {
    await unsubscribe(database, token, uploads.key);
    return { data: { status: 'unsubscribed' } };
  };
}
