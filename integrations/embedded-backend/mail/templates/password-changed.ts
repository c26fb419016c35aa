import type { Template } from '../letter.ts';

/** When the password was changed: ISO. */
export interface PasswordChangedValues {
  at: string;
}

/** Tells the holder of an account that its password is another now; who did not change it has to know at once. */
export const passwordChanged: Template<PasswordChangedValues> = ({ at }, { t, shop }) => ({
  subject: t('accountMail.changedSubject', { shop }),
  blocks: [
    {
      kind: 'paragraph',
      text: t('accountMail.changedIntro', { time: `${at.slice(0, 16).replace('T', ' ')} UTC` }),
    },
    { kind: 'note', text: t('accountMail.changedIgnore') },
    { kind: 'button', text: t('accounts.forgotTitle'), path: '/forgot-password/' },
  ],
});
