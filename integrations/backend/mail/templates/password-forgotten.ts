import type { Template } from './letter.ts';
import type { MomentLinkValues } from './account-confirm.ts';
import { whenFact } from './moment-text.ts';

/** The link to set a new password. */
export const passwordForgotten: Template<MomentLinkValues> = (
  { token, hours, ...moment },
  { t, shop, locale },
) => ({
  subject: t('accountMail.forgottenSubject', { shop }),
  blocks: [
    { kind: 'paragraph', text: t('accountMail.forgottenIntro') },
    { kind: 'facts', rows: whenFact(moment, { t, locale }) },
    { kind: 'button', text: t('signIn.resetButton'), path: `/reset-password/?token=${token}` },
    { kind: 'note', text: t('mail.confirmLife', { count: hours }) },
    { kind: 'note', text: t('accountMail.forgottenIgnore') },
  ],
});
