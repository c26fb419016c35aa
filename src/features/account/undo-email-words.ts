import { undoEmailChangeForm } from '@tourbillon/domain/contract/account/email-change.ts';
import type { LinkWords } from '#src/ui/mailed-link/link-view.ts';
import { REFUSED_LINK } from './refused-link.ts';

/** Texts of the page behind the link that undoes a change of address. */
export const UNDO_EMAIL_WORDS = {
  path: undoEmailChangeForm.page,
  description: 'signIn.pageDescription',
  ask: { title: 'emailChange.undoTitle', text: 'emailChange.undoText', button: 'emailChange.undoButton' },
  done: { title: 'emailChange.undoneTitle', text: 'emailChange.undoneText' },
  refused: REFUSED_LINK,
  next: { title: 'emailChange.contactButton', path: '/contacts/', after: ['refused'] },
} as const satisfies LinkWords;
