import type { Template } from './letter.ts';
import type { AccountLinkValues } from './account-confirm.ts';

/** The link to a new password. */
export const passwordForgotten: Template<AccountLinkValues> = ({ token, hours }, { t, shop }) => ({
  subject: t('accountMail.forgottenSubject', { shop }),
  blocks: [
    { kind: 'paragraph', text: t('accountMail.forgottenIntro') },
    { kind: 'button', text: t('signIn.resetButton'), path: `/reset-password/?token=${token}` },
    { kind: 'note', text: t('mail.confirmLife', { count: hours }) },
    { kind: 'note', text: t('accountMail.forgottenIgnore') },
  ],
});
