import type { LinkWords } from '#src/ui/mailed-link/link-view.ts';

/** The page behind the link that gives an account another address. */
export const NEW_EMAIL_WORDS = {
  path: '/profile/email/confirm/',
  description: 'accounts.pageDescription',
  ask: { title: 'emailChange.pageTitle', text: 'emailChange.pageText', button: 'emailChange.confirmButton' },
  done: { title: 'emailChange.doneTitle', text: 'emailChange.doneText' },
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
