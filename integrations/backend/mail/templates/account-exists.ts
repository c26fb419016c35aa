import type { Template } from './letter.ts';
import type { AccountLinkValues } from './account-confirm.ts';

/** Notifies the holder of an account that somebody has registered with its address. */
export const accountExists: Template<AccountLinkValues> = ({ token, hours }, { t, shop }) => ({
  subject: t('accountMail.existsSubject', { shop }),
  blocks: [
    { kind: 'paragraph', text: t('accountMail.existsIntro') },
    { kind: 'button', text: t('signIn.resetButton'), path: `/reset-password/?token=${token}` },
    { kind: 'note', text: t('mail.confirmLife', { count: hours }) },
    { kind: 'note', text: t('accountMail.existsIgnore') },
  ],
});
