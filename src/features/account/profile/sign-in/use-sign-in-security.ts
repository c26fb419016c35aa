import { useState } from 'react';
import type { SignInSecurity } from '@tourbillon/domain/contract/account/passkeys.ts';
import { CallFailure } from '#src/stores/account-call.ts';
import { isProofMissing } from '#src/ui/account/proved-call.ts';
import { callsInTurn } from '../../in-turn.ts';
import { useAccountCall } from '../../use-account-call.ts';
import type { ProfileView } from '../../profile-view.ts';

/** The sign-in security of an account and the calls that change it, one after another. */
export interface SignInSecurityState {
  data: SignInSecurity | undefined;
  /** Whether loading failed. */
  isAway: boolean;
  /** Loads it once more. */
  again: () => void;
  /** Name of the call in progress. */
  busy: string | undefined;
  /** Result message of the last call, if this part made it. */
  saidOf(part: Part): string;
  /**
   * Runs a call that answers with the new sign-in security.
   * @param name the part and the action: `passkeys add`.
   * @param done message after success.
   * @returns whether the call succeeded.
   */
  change(name: `${Part} ${string}`, act: () => Promise<SignInSecurity>, done: string): Promise<boolean>;
  say(part: Part, text: string): void;
}

/** Parts of the section; each shows the messages of its own calls. */
export type Part = 'passkeys' | 'codes' | 'factor';

/** Loads and changes the sign-in security of the account. */
export function useSignInSecurity({ words }: Pick<ProfileView, 'words'>): SignInSecurityState {
  const { data, error, mutate } = useAccountCall<{ data: SignInSecurity }>('/sign-in-security');
  const [inTurn] = useState(callsInTurn);
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState({ part: '', text: '' });
  return {
    data: data?.data,
    isAway: error !== undefined && error.status !== 401,
    again: () => void mutate(),
    busy,
    saidOf: (part) => (said.part === part ? said.text : ''),
    say: (part, text) => setSaid({ part, text }),
    async change(name, act, done) {
      const part = name.split(' ')[0] ?? '';
      const isDone = await inTurn(name, async () => {
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
      });
      return isDone ?? false;
    },
  };
}

/** The message for a failure of the server or of the browser's passkey dialog. */
function textOf(failure: unknown, words: ProfileView['words']): string {
  if (isProofMissing(failure)) return words['passkeys.proofMissing'];
  if (failure instanceof CallFailure) {
    return Object.values(failure.errors).flat()[0] ?? words['personalArea.notDone'];
  }
  // A `PasskeyFailure`; importing its class would load the passkey library.
  const { isKnown } = failure as { isKnown?: boolean };
  return words[isKnown ? 'forms.passkey_known' : 'passkeys.stopped'];
}
