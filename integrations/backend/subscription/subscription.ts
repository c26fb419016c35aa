/** Public interface of the mailing list. */
export { mailingOf } from './account-mailing.ts';
export { isSubscriptionOf } from './subscription-of.ts';
