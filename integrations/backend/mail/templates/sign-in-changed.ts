import type { Template } from '../letter.ts';
import { momentText, type OfficeMoment } from '../office-time.ts';

/** What each change is called in the letter. */
const WORDS = {
  passkey_added: 'signInMail.passkeyAdded',
  passkey_removed: 'signInMail.passkeyRemoved',
  second_factor_on: 'signInMail.factorOn',
  second_factor_off: 'signInMail.factorOff',
  recovery_codes_made: 'signInMail.codesMade',
  protection_removed: 'signInMail.protectionRemoved',
} as const;

/** A change of what somebody logs in with, beside the password. */
export type SignInChange = keyof typeof WORDS;

export const SIGN_IN_CHANGES = Object.keys(WORDS) as SignInChange[];

/** What was changed, and when. Names of passkeys are left out: who took an account over could write in them. */
export interface SignInChangedValues extends OfficeMoment {
  changes: readonly SignInChange[];
}

/** Tells the holder of an account that one logs in to it otherwise now; who did not do it has to know at once. */
export const signInChanged: Template<SignInChangedValues> = ({ changes, ...moment }, sender) => {
  const { t, shop } = sender;
  return {
    subject: t('signInMail.subject', { shop }),
    blocks: [
      { kind: 'paragraph', text: t('signInMail.intro', { time: momentText(moment, sender) }) },
      { kind: 'list', items: changes.map((change) => t(WORDS[change])) },
      { kind: 'note', text: t('signInMail.ignore') },
      { kind: 'paragraph', text: t('signInMail.stranger') },
      { kind: 'button', text: t('accounts.forgotTitle'), path: '/forgot-password/' },
      { kind: 'links', items: [{ text: t('passkeys.title'), path: '/profile/' }] },
    ],
  };
};
