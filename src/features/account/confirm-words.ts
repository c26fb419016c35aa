import { verifyEmailForm } from '@tourbillon/domain/contract/account/mailed-links.ts';
import type { LinkWords } from '#src/ui/mailed-link/link-view.ts';
import { REFUSED_LINK } from './refused-link.ts';

/** Texts of the page behind the link that confirms the email address of an account. */
export const CONFIRM_WORDS = {
  path: verifyEmailForm.page,
  description: 'signIn.pageDescription',
  ask: { title: 'signIn.confirmTitle', text: 'signIn.confirmText', button: 'signIn.confirmButton' },
  done: { title: 'signIn.confirmedTitle', text: 'signIn.confirmedText' },
  refused: REFUSED_LINK,
  next: { title: 'signIn.toProfile', path: '/profile/', after: ['done', 'refused'] },
} as const satisfies LinkWords;
