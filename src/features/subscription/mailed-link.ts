import type { MessageKey } from '#src/i18n/translate.ts';

/** What the page behind a mailed link shows. */
export type LinkView =
  /** The button; `failed` when it was pressed and the backend was away. */
  | { state: 'ask'; token: string; failed?: boolean }
  | { state: 'done' }
  /** The link is no use, and why: our word or the backend's text. */
  | { state: 'refused'; reason: string };

/** The words of one such page. */
export interface LinkWords {
  path: `/${string}/`;
  ask: { title: MessageKey; text: MessageKey; button: MessageKey };
  done: { title: MessageKey; text: MessageKey };
  refused: { title: MessageKey };
  /** Whether it offers to subscribe anew once it is done. */
  again: boolean;
}

/** The pages behind mailed links. */
export const LINK_WORDS = {
  confirm: {
    path: '/subscribe/confirm/',
    ask: {
      title: 'subscription.confirmTitle',
      text: 'subscription.confirmText',
      button: 'subscription.confirmButton',
    },
    done: { title: 'subscription.confirmedTitle', text: 'subscription.confirmedText' },
    refused: { title: 'subscription.confirmFailedTitle' },
    again: false,
  },
  unsubscribe: {
    path: '/unsubscribe/',
    ask: {
      title: 'subscription.unsubscribeTitle',
      text: 'subscription.unsubscribeText',
      button: 'subscription.unsubscribeButton',
    },
    done: { title: 'subscription.unsubscribedTitle', text: 'subscription.unsubscribedText' },
    refused: { title: 'subscription.confirmFailedTitle' },
    again: true,
  },
  alert: {
    path: '/unsubscribe/alert/',
    ask: {
      title: 'subscription.alertTitle',
      text: 'subscription.alertText',
      button: 'subscription.alertButton',
    },
    done: { title: 'subscription.alertEndedTitle', text: 'subscription.alertEndedText' },
    refused: { title: 'subscription.confirmFailedTitle' },
    again: false,
  },
} as const satisfies Record<string, LinkWords>;
