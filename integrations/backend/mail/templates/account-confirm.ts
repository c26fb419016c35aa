import type { Template } from './letter.ts';
import type { OfficeMoment } from './moment-text.ts';

/**
 * The secret of a link to an account and how many hours it lasts. No name: the person who registered typed it, and a
 * letter to somebody else's address must not carry a stranger's words.
 */
export interface AccountLinkValues {
  token: string;
  hours: number;
}

/** The same, and when it was asked for: letters that notify an owner say it (decision 91). */
export interface MomentLinkValues extends AccountLinkValues, Partial<OfficeMoment> {}

/** Asks who registered to confirm the mailbox (§4 Registration). */
export const accountConfirm: Template<AccountLinkValues> = ({ token, hours }, { t, shop }) => ({
  subject: t('accountMail.confirmSubject', { shop }),
  blocks: [
    { kind: 'paragraph', text: t('accountMail.confirmIntro') },
    { kind: 'button', text: t('signIn.confirmButton'), path: `/registration/confirm/?token=${token}` },
    { kind: 'note', text: t('mail.confirmLife', { count: hours }) },
    { kind: 'note', text: t('accountMail.confirmIgnore') },
  ],
});
