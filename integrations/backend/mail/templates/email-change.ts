import type { Template } from './letter.ts';
import { momentText, type OfficeMoment, whenFact } from './moment-text.ts';
import type { AccountLinkValues } from './account-confirm.ts';

/** The new address as its owner knows it again, `a…@example.com`, and when it was asked for. */
export interface EmailAskedValues extends Partial<OfficeMoment> {
  hint: string;
}

/** And when it was changed, and how the old mailbox undoes that; without a secret it cannot. */
export interface EmailChangedValues extends OfficeMoment, Partial<AccountLinkValues> {
  hint: string;
}

/** To the new address: asks its owner to confirm it. */
export const emailConfirm: Template<AccountLinkValues> = ({ token, hours }, { t, shop }) => ({
  subject: t('emailChange.confirmSubject', { shop }),
  blocks: [
    { kind: 'paragraph', text: t('emailChange.confirmIntro') },
    { kind: 'button', text: t('emailChange.confirmButton'), path: `/profile/email/confirm/?token=${token}` },
    { kind: 'note', text: t('mail.confirmLife', { count: hours }) },
    { kind: 'note', text: t('emailChange.confirmIgnore') },
  ],
});

/** To a new address that has an account of its own: it cannot have another. */
export const emailTaken: Template<Partial<OfficeMoment>> = (moment, { t, shop, locale }) => ({
  subject: t('accountMail.existsSubject', { shop }),
  blocks: [
    { kind: 'paragraph', text: t('emailChange.takenIntro') },
    { kind: 'facts', rows: whenFact(moment, { t, locale }) },
    { kind: 'button', text: t('signIn.loginButton'), path: '/login/' },
    { kind: 'note', text: t('accountMail.existsIgnore') },
  ],
});

/** To the address an account has: somebody who knows the password wants another. */
export const emailAsked: Template<EmailAskedValues> = ({ hint, ...moment }, { t, shop, locale }) => ({
  subject: t('emailChange.askedSubject', { shop }),
  blocks: [
    { kind: 'paragraph', text: t('emailChange.askedIntro', { email: hint }) },
    { kind: 'facts', rows: whenFact(moment, { t, locale }) },
    { kind: 'note', text: t('emailChange.askedIgnore') },
    { kind: 'button', text: t('signIn.forgotTitle'), path: '/forgot-password/' },
  ],
});

/** To the address an account had: it has another now. */
export const emailChanged: Template<EmailChangedValues> = (
  { hint, token, hours = 0, ...moment },
  { t, shop, locale },
) => ({
  subject: t('emailChange.changedSubject', { shop }),
  blocks: [
    {
      kind: 'paragraph',
      text: t('emailChange.changedIntro', { email: hint, time: momentText(moment, { t, locale }) }),
    },
    ...(token
      ? ([
          { kind: 'paragraph', text: t('emailChange.undoIntro') },
          { kind: 'button', text: t('emailChange.undoButton'), path: `/profile/email/undo/?token=${token}` },
          { kind: 'note', text: t('emailChange.undoLife', { count: hours }) },
        ] as const)
      : ([
          { kind: 'note', text: t('emailChange.changedIgnore') },
          { kind: 'button', text: t('emailChange.contactButton'), path: '/contacts/' },
        ] as const)),
  ],
});
