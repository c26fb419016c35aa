import type { MailingOption } from '@tourbillon/domain/contract/subscription.ts';
import type { Template } from './letter.ts';

/** The secret of the link, the hours it is valid, and the topics of the subscription. */
export interface SubscriptionConfirmValues {
  token: string;
  hours: number;
  options: MailingOption[];
}

/** Asks whether the owner of the mailbox wants the letters (§4 Subscription). */
export const subscriptionConfirm: Template<SubscriptionConfirmValues> = (
  { token, hours, options },
  { t, shop },
) => ({
  subject: t('mail.confirmSubject', { shop }),
  blocks: [
    { kind: 'paragraph', text: t('mail.confirmIntro') },
    { kind: 'list', items: options.map((option) => t(`subscription.option_${option}`)) },
    { kind: 'button', text: t('subscription.confirmButton'), path: `/subscribe/confirm/?token=${token}` },
    { kind: 'note', text: t('mail.confirmLife', { count: hours }) },
    { kind: 'note', text: t('mail.confirmIgnore') },
  ],
});
