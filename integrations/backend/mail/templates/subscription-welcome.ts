import type { MailingOption } from '@tourbillon/domain/contract/subscription.ts';
import type { Template } from './letter.ts';

/** The secret of the unsubscribe link, and the topics of the subscription. */
export interface SubscriptionWelcomeValues {
  unsubscribeToken: string;
  options: MailingOption[];
}

/** Confirms that the subscription is active, and explains how to end it. */
export const subscriptionWelcome: Template<SubscriptionWelcomeValues> = (
  { unsubscribeToken, options },
  { t, shop },
) => ({
  subject: t('mail.welcomeSubject', { shop }),
  blocks: [
    { kind: 'paragraph', text: t('mail.welcomeIntro') },
    { kind: 'list', items: options.map((option) => t(`subscription.option_${option}`)) },
    { kind: 'note', text: t('mail.welcomeChange') },
  ],
  unsubscribe: {
    text: t('subscription.unsubscribeButton'),
    path: `/unsubscribe/?token=${unsubscribeToken}`,
  },
});
