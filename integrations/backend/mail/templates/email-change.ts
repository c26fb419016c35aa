import type { Template } from './letter.ts';
import { momentText, type OfficeMoment, whenFact } from './moment-text.ts';
import type { AccountLinkValues } from './account-confirm.ts';

/** A masked form of the new address, `a…@example.com`, that its owner recognizes, and the time of the request. */
export interface EmailChangeRequestedValues extends Partial<OfficeMoment> {
  hint: string;
}

/** Time of the change and the secret to undo it from the old mailbox. Without a secret it cannot be undone. */
export interface EmailChangedValues extends OfficeMoment, Partial<AccountLinkValues> {
  hint: string;
}

/** To the new address: asks its owner to confirm the change. */
export const emailConfirm: Template<AccountLinkValues> = ({ token, hours }, { t, shop }) => ({
  subject: t('emailChange.confirmSubject', { shop }),
  blocks: [
    { kind: 'paragraph', text: t('emailChange.confirmIntro') },
    { kind: 'button', text: t('emailChange.confirmButton'), path: `/profile/email/confirm/?token=${token}` },
    { kind: 'note', text: t('mail.confirmLife', { count: hours }) },
    { kind: 'note', text: t('emailChange.confirmIgnore') },
  ],
});

/** To a new address that already belongs to an account: the change is not possible. */
export const emailTaken: Template<Partial<OfficeMoment>> = (moment, { t, shop, locale }) => ({
  subject: t('accountMail.existsSubject', { shop }),
  blocks: [
    { kind: 'paragraph', text: t('emailChange.takenIntro') },
    { kind: 'facts', rows: whenFact(moment, { t, locale }) },
    { kind: 'button', text: t('signIn.loginButton'), path: '/login/' },
    { kind: 'note', text: t('accountMail.existsIgnore') },
  ],
});

/** To the current address: somebody who knows the password asked for another address. */
export const emailChangeRequested: Template<EmailChangeRequestedValues> = (
  { hint, ...moment },
  { t, shop, locale },
) => ({
  subject: t('emailChange.askedSubject', { shop }),
  blocks: [
    { kind: 'paragraph', text: t('emailChange.askedIntro', { email: hint }) },
    { kind: 'facts', rows: whenFact(moment, { t, locale }) },
    { kind: 'note', text: t('emailChange.askedIgnore') },
    { kind: 'button', text: t('signIn.forgotTitle'), path: '/forgot-password/' },
  ],
});

/** To the old address: the account now has another address. */
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
