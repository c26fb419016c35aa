import type { Template } from './letter.ts';
import { momentText, type OfficeMoment } from './moment-text.ts';

/** Changes of a desk user's sign-in methods. */
export const DESK_SIGN_IN_CHANGES = [
  'passkey_added',
  'passkey_removed',
  'password_changed',
  'authenticator_changed',
] as const;
export type DeskSignInChange = (typeof DESK_SIGN_IN_CHANGES)[number];

/**
 * What was changed and when, and the address of the desk. Names of passkeys are left out, because an attacker could
 * put a message in them.
 */
export interface DeskSignInChangedValues extends OfficeMoment {
  change: DeskSignInChange;
  address: string;
}

/** Tells a desk user that a sign-in method was changed. */
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
