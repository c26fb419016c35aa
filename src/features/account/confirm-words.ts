import type { LinkWords } from '#src/ui/mailed-link/link-view.ts';

/** The page behind the link that confirms the mailbox of an account. */
export const CONFIRM_WORDS = {
  path: '/registration/confirm/',
  description: 'accounts.pageDescription',
  ask: { title: 'accounts.confirmTitle', text: 'accounts.confirmText', button: 'accounts.confirmButton' },
  done: { title: 'accounts.confirmedTitle', text: 'accounts.confirmedText' },
  refused: {
    title: 'accounts.linkFailedTitle',
    texts: {
      token_unknown: 'accounts.link_token_unknown',
      token_expired: 'accounts.link_token_expired',
      token_used: 'accounts.link_token_used',
    },
  },
  next: { title: 'accounts.toProfile', path: '/profile/', after: ['done', 'refused'] },
} as const satisfies LinkWords;
