import type { LinkWords } from '#src/ui/mailed-link/link-view.ts';
import { REFUSED_LINK } from './refused-link.ts';

/** The page behind the link that confirms the mailbox of an account. */
export const CONFIRM_WORDS = {
  path: '/registration/confirm/',
  description: 'accounts.pageDescription',
  ask: { title: 'accounts.confirmTitle', text: 'accounts.confirmText', button: 'accounts.confirmButton' },
  done: { title: 'accounts.confirmedTitle', text: 'accounts.confirmedText' },
  refused: REFUSED_LINK,
  next: { title: 'accounts.toProfile', path: '/profile/', after: ['done', 'refused'] },
} as const satisfies LinkWords;
