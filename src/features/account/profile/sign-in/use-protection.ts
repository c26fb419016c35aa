import { useState } from 'react';
import type { SignInSecurity } from '@tourbillon/domain/contract/account/passkeys.ts';
import { CallFailure } from '#src/stores/account-call.ts';
import { isProofMissing } from '#src/ui/account/proved-call.ts';
import { useAccountCall } from '../../use-account-call.ts';
import type { ProfileView } from '../../profile-view.ts';

/** How an account is protected, and what can be done about it, one thing at a time. */
export interface Protection {
  data: SignInSecurity | undefined;
  /** Whether it was not available. */
  isAway: boolean;
  /** Name of what is on its way. */
  busy: string | undefined;
  /** What is said of the last thing done in a part of the section. */
  saidOf(part: Part): string;
  /**
   * Does something that gives the protection as it is then.
   * @param name of the part, and what is done in it: `passkeys add`. @param done what is said of it.
   * @returns whether it was done.
   */
  change(name: `${Part} ${string}`, act: () => Promise<SignInSecurity>, done: string): Promise<boolean>;
  say(part: Part, text: string): void;
}

/** Parts of the section: what came of a press is said where it was pressed. */
export type Part = 'passkeys' | 'codes' | 'factor';

/** The protection of the account, for its section of the profile. */
export function useProtection({ words }: Pick<ProfileView, 'words'>): Protection {
  const { data, error, mutate } = useAccountCall<{ data: SignInSecurity }>('/sign-in-security');
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState({ part: '', text: '' });
  return {
    data: data?.data,
    isAway: error !== undefined && error.status !== 401,
    busy,
    saidOf: (part) => (said.part === part ? said.text : ''),
    say: (part, text) => setSaid({ part, text }),
    async change(name, act, done) {
      if (busy !== undefined) return false;
      const part = name.split(' ')[0] ?? '';
      setBusy(name);
      setSaid({ part, text: '' });
      try {
        await mutate({ data: await act() }, { revalidate: false });
        setSaid({ part, text: done });
        return true;
      } catch (failure) {
        setSaid({ part, text: textOf(failure, words) });
        return false;
      } finally {
        setBusy(undefined);
      }
    },
  };
}

/** The words for a failure: of the server, of the browser that gave no passkey, or of nobody. */
function textOf(failure: unknown, words: ProfileView['words']): string {
  if (isProofMissing(failure)) return words['passkeys.proofMissing'];
  if (failure instanceof CallFailure) {
    return Object.values(failure.errors).flat()[0] ?? words['personalArea.notDone'];
  }
  // `PasskeyFailure`, whose class would bring the library along.
  const { isKnown } = failure as { isKnown?: boolean };
  return words[isKnown ? 'forms.passkey_known' : 'passkeys.stopped'];
}
