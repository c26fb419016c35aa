import type { PublicPath } from '@tourbillon/domain/contract/index.ts';
import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import useSWR, { mutate, type SWRResponse } from 'swr';
import type { AccountData } from '@tourbillon/domain/contract/account/profile.ts';
import { followAccount } from '#src/stores/account.ts';
import { $login, $token, setAccount } from '#src/stores/account-session.ts';
import { accountCall, type CallFailure } from '#src/stores/account-call.ts';

/**
 * Reads a call of the account holder with SWR: cached while the page is open, and revalidated when the tab gets focus
 * again. Without a login it sends no request. The cache key contains the login, so accounts never share data.
 * @param path in the contract: `/sessions`.
 */
export function useAccountCall<Data>(path: PublicPath): SWRResponse<Data, CallFailure> {
  // The server and the first render have no login.
  const login = useStore($login, { ssr: () => 0 });
  const key = login === 0 ? null : [path, login];
  return useSWR<Data, CallFailure>(key, () => accountCall<Data>(path), {
    // No automatic retry after an error: the next focus or reconnect revalidates.
    shouldRetryOnError: false,
    revalidateOnReconnect: true,
  });
}

/** The logged-in account: `token` is null for a guest, `account` is undefined until it is loaded. */
export function useAccount() {
  const token = useStore($token, { ssr: () => null });
  const { data, error, mutate: change } = useAccountCall<{ data: AccountData }>('/account');
  useEffect(followAccount, []);
  useEffect(() => setAccount(data?.data), [data]);
  return {
    token,
    account: data?.data,
    error,
    /** Replaces the cached account with the answer of a call. */
    show: (fresh: AccountData) => void change({ data: fresh }, { revalidate: false }),
    again: () => void change(),
  };
}

/** Revalidates a call of this account after a change. @returns when its new data has come, or has failed to. */
export async function renewCall(path: PublicPath): Promise<void> {
  await mutate((key) => Array.isArray(key) && key[0] === path);
}
