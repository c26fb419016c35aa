import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import type { Template } from './letter.ts';

/** The day an account is deleted: ISO date. */
export interface AccountDeletionValues {
  day: string;
}

/** Tells the mailbox of an account that it is to be deleted, and how to take that back. */
export const accountDeletion: Template<AccountDeletionValues> = ({ day }, { t, shop, locale }) => ({
  subject: t('privacy.mailSubject', { shop }),
  blocks: [
    { kind: 'paragraph', text: t('privacy.mailIntro', { day: formatDate(day, locale) }) },
    { kind: 'note', text: t('privacy.mailUndo') },
    { kind: 'button', text: t('privacy.mailButton'), path: '/login/' },
  ],
});
