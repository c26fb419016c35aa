import type { Template } from './letter.ts';
import { momentText, type OfficeMoment } from './moment-text.ts';

/** Message key of each change. */
const WORDS = {
  passkey_added: 'securityMail.passkeyAdded',
  passkey_removed: 'securityMail.passkeyRemoved',
  second_factor_on: 'securityMail.factorOn',
  second_factor_off: 'securityMail.factorOff',
  recovery_codes_made: 'securityMail.codesMade',
  protection_removed: 'securityMail.protectionRemoved',
} as const;

/** A change of a sign-in method other than the password. */
export type SignInChange = keyof typeof WORDS;

export const SIGN_IN_CHANGES = Object.keys(WORDS) as SignInChange[];

/** What was changed and when. Names of passkeys are left out, because an attacker could put a message in them. */
export interface SignInChangedValues extends OfficeMoment {
  changes: readonly SignInChange[];
}

/** Tells the holder of an account that a sign-in method was changed. A holder who did not do it must know at once. */
export const signInChanged: Template<SignInChangedValues> = ({ changes, ...moment }, sender) => {
  const { t, shop, office } = sender;
  const visit = t(office?.isOnline ? 'securityMail.strangerAway' : 'securityMail.strangerOffice');
  return {
    subject: t('securityMail.subject', { shop }),
    blocks: [
      { kind: 'paragraph', text: t('securityMail.intro', { time: momentText(moment, sender) }) },
      { kind: 'list', items: changes.map((change) => t(WORDS[change])) },
      { kind: 'note', text: t('securityMail.ignore') },
      { kind: 'paragraph', text: `${t('securityMail.stranger')} ${visit}` },
      { kind: 'button', text: t('signIn.forgotTitle'), path: '/forgot-password/' },
      { kind: 'links', items: [{ text: t('passkeys.title'), path: '/profile/' }] },
    ],
  };
};
