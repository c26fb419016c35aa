import type { Template } from './letter.ts';
import type { MomentLinkValues } from './account-confirm.ts';
import { whenFact } from './moment-text.ts';

/** Tells the holder of an account that somebody tried to register with its email address. */
export const accountExists: Template<MomentLinkValues> = (
  { token, hours, ...moment },
  { t, shop, locale },
) => ({
  subject: t('accountMail.existsSubject', { shop }),
  blocks: [
    { kind: 'paragraph', text: t('accountMail.existsIntro') },
    { kind: 'facts', rows: whenFact(moment, { t, locale }) },
    { kind: 'button', text: t('signIn.resetButton'), path: `/reset-password/?token=${token}` },
    { kind: 'note', text: t('mail.confirmLife', { count: hours }) },
    { kind: 'note', text: t('accountMail.existsIgnore') },
  ],
});
