import type { PublicPath } from '@tourbillon/domain/contract/index.ts';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import useSWR, { mutate, type SWRResponse } from 'swr';
import type { AccountData } from '@tourbillon/domain/contract/account/profile.ts';
import { followAccount } from '#src/stores/account.ts';
import { $login, $token, setAccount } from '#src/stores/account-session.ts';
import { accountCall, type CallFailure } from '#src/stores/account-call.ts';

/**
 * Reads a call for the holder of the account: kept while the tab lives, asked again when the tab is turned to again;
 * not asked at all by somebody who is not logged in. Another account means another memory.
 * @param path as the contract has it: `/sessions`.
 */
export function useAccountCall<Data>(path: PublicPath): SWRResponse<Data, CallFailure> {
  // The server and the first sight of the page know nobody.
  const login = useStore($login, { ssr: () => 0 });
  const key = login === 0 ? null : [path, login];
  return useSWR<Data, CallFailure>(key, () => accountCall<Data>(path), {
    // A refusal stays one; what did not arrive is tried again when the tab is turned to.
    shouldRetryOnError: false,
    revalidateOnReconnect: true,
  });
}

/** Who is logged in; `token` null for nobody, `data` undefined until it has come. */
export function useAccount() {
  const token = useStore($token, { ssr: () => null });
  const { data, error, mutate: change } = useAccountCall<{ data: AccountData }>('/account');
  useEffect(followAccount, []);
  useEffect(() => setAccount(data?.data), [data]);
  return {
    token,
    account: data?.data,
    error,
    /** Shows account data that a call has just answered with. */
    show: (fresh: AccountData) => void change({ data: fresh }, { revalidate: false }),
    again: () => void change(),
  };
}

/** Asks a call of this account again, after something has changed it. */
export function renewCall(path: PublicPath): void {
  void mutate((key) => Array.isArray(key) && key[0] === path);
}
