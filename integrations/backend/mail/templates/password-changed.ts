import type { Template } from './letter.ts';
import { momentText, type OfficeMoment } from './moment-text.ts';

/** When the password was changed. */
export type PasswordChangedValues = OfficeMoment;

/** Tells the holder of an account that its password was changed. A holder who did not change it must know at once. */
export const passwordChanged: Template<PasswordChangedValues> = (moment, { t, shop, locale }) => ({
  subject: t('accountMail.changedSubject', { shop }),
  blocks: [
    {
      kind: 'paragraph',
      text: t('accountMail.changedIntro', { time: momentText(moment, { t, locale }) }),
    },
    { kind: 'note', text: t('accountMail.changedIgnore') },
    { kind: 'button', text: t('signIn.forgotTitle'), path: '/forgot-password/' },
  ],
});
