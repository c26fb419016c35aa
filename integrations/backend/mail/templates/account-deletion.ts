import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import type { Template } from './letter.ts';
import { type OfficeMoment, whenFact } from './moment-text.ts';

/** The day an account is deleted, ISO date, and when that was asked for. */
export interface AccountDeletionValues extends Partial<OfficeMoment> {
  day: string;
}

/** Tells the mailbox of an account that it is to be deleted, and how to take that back. */
export const accountDeletion: Template<AccountDeletionValues> = (
  { day, ...moment },
  { t, shop, locale },
) => ({
  subject: t('privacy.mailSubject', { shop }),
  blocks: [
    { kind: 'paragraph', text: t('privacy.mailIntro', { day: formatDate(day, locale) }) },
    { kind: 'facts', rows: whenFact(moment, { t, locale }) },
    { kind: 'note', text: t('privacy.mailUndo') },
    { kind: 'button', text: t('privacy.mailButton'), path: '/login/' },
  ],
});
