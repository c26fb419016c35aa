import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import type { Template } from './letter.ts';
import { type OfficeMoment, whenFact } from './moment-text.ts';

/** The ISO date on which an account will be deleted, and the time of the request. */
export interface AccountDeletionValues extends Partial<OfficeMoment> {
  day: string;
}

/** Tells the owner that the account will be deleted, and how to cancel that. */
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
