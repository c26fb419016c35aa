import type { Template } from './letter.ts';
import type { OfficeMoment } from './moment-text.ts';

/**
 * The secret of a link to an account, and the hours it is valid. The name is left out: whoever registered typed it,
 * and a letter to another person's mailbox must not contain a stranger's text.
 */
export interface AccountLinkValues {
  token: string;
  hours: number;
}

/** The same values and the time of the request: letters that warn an account's owner include it (decision 91). */
export interface MomentLinkValues extends AccountLinkValues, Partial<OfficeMoment> {}

/** Asks a new user to confirm the mailbox (§4 Registration). */
export const accountConfirm: Template<AccountLinkValues> = ({ token, hours }, { t, shop }) => ({
  subject: t('accountMail.confirmSubject', { shop }),
  blocks: [
    { kind: 'paragraph', text: t('accountMail.confirmIntro') },
    { kind: 'button', text: t('signIn.confirmButton'), path: `/registration/confirm/?token=${token}` },
    { kind: 'note', text: t('mail.confirmLife', { count: hours }) },
    { kind: 'note', text: t('accountMail.confirmIgnore') },
  ],
});
