import type { Template } from './letter.ts';
import { momentText, type OfficeMoment } from './moment-text.ts';

/** What somebody of the desk logs in with, and what became of it. */
export const DESK_SIGN_IN_CHANGES = [
  'passkey_added',
  'passkey_removed',
  'password_changed',
  'authenticator_changed',
] as const;
export type DeskSignInChange = (typeof DESK_SIGN_IN_CHANGES)[number];

/** What was changed, when, and the address of the desk. Names of passkeys are left out: a thief could write in them. */
export interface DeskSignInChangedValues extends OfficeMoment {
  change: DeskSignInChange;
  address: string;
}

/** Notifies somebody of the desk that the way they log in was changed. */
export const deskSignInChanged: Template<DeskSignInChangedValues> = (
  { change, address, ...moment },
  sender,
) => {
  const { t, shop } = sender;
  return {
    subject: t('deskMail.signInSubject', { shop }),
    blocks: [
      { kind: 'paragraph', text: t('deskMail.signInIntro', { time: momentText(moment, sender) }) },
      { kind: 'list', items: [t(`deskMail.change_${change}`)] },
      { kind: 'note', text: t('deskMail.signInIgnore') },
      { kind: 'paragraph', text: t('deskMail.signInStranger') },
      { kind: 'button', text: t('deskMail.signInButton'), path: address },
    ],
    isForStaff: true,
  };
};
