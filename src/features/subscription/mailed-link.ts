import { endLettersForm } from '@tourbillon/domain/contract/end-letters.ts';
import {
  confirmSubscriptionForm,
  subscribeForm,
  unsubscribeForm,
} from '@tourbillon/domain/contract/subscription.ts';
import type { LinkWords } from '#src/ui/mailed-link/link-view.ts';

/** Texts of the pages behind links in letters. */
export const LINK_WORDS = {
  confirm: {
    path: confirmSubscriptionForm.page,
    description: 'subscription.pageDescription',
    ask: {
      title: 'subscription.confirmTitle',
      text: 'subscription.confirmText',
      button: 'subscription.confirmButton',
    },
    done: { title: 'subscription.confirmedTitle', text: 'subscription.confirmedText' },
    refused: { title: 'subscription.confirmFailedTitle' },
    next: { title: 'subscription.again', path: subscribeForm.page, after: ['refused'] },
  },
  unsubscribe: {
    path: unsubscribeForm.page,
    description: 'subscription.pageDescription',
    ask: {
      title: 'subscription.unsubscribeTitle',
      text: 'subscription.unsubscribeText',
      button: 'subscription.unsubscribeButton',
    },
    done: { title: 'subscription.unsubscribedTitle', text: 'subscription.unsubscribedText' },
    refused: { title: 'subscription.confirmFailedTitle' },
    next: { title: 'subscription.again', path: subscribeForm.page, after: ['refused', 'done'] },
  },
  alert: {
    path: endLettersForm.page,
    description: 'subscription.pageDescription',
    ask: {
      title: 'subscription.alertTitle',
      text: 'subscription.alertText',
      button: 'subscription.alertButton',
    },
    done: { title: 'subscription.alertEndedTitle', text: 'subscription.alertEndedText' },
    refused: { title: 'subscription.confirmFailedTitle' },
    next: { title: 'subscription.again', path: subscribeForm.page, after: ['refused'] },
  },
} as const satisfies Record<string, LinkWords>;
