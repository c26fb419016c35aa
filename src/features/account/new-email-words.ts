import { confirmNewEmailForm } from '@tourbillon/domain/contract/account/email-change.ts';
import type { LinkWords } from '#src/ui/mailed-link/link-view.ts';
import { REFUSED_LINK } from './refused-link.ts';

/** Texts of the page behind the link that confirms a new email address. */
export const NEW_EMAIL_WORDS = {
  path: confirmNewEmailForm.page,
  description: 'signIn.pageDescription',
  ask: { title: 'emailChange.pageTitle', text: 'emailChange.pageText', button: 'emailChange.confirmButton' },
  done: { title: 'emailChange.doneTitle', text: 'emailChange.doneText' },
  refused: REFUSED_LINK,
  next: { title: 'signIn.toProfile', path: '/profile/', after: ['done', 'refused'] },
} as const satisfies LinkWords;
