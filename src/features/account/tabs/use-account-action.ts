import type { PublicPath } from '@tourbillon/domain/contract/index.ts';
import { useState } from 'react';
import { accountCall, CallFailure } from '#src/stores/account-call.ts';
import { tooMany } from '../interpolate.ts';
import type { TabView } from './tab-view.ts';

/** Calls of one part of a tab, one at a time. */
export interface AccountAction<Data> {
  /** Name of the call in progress. */
  busy: string | undefined;
  /** Result message of the last call, also read by screen readers. */
  said: string;
  /** Field errors of the last call. */
  errors: Readonly<Record<string, string[]>>;
  /** Number of failed calls. */
  attempt: number;
  /** Makes a call that answers with the complete new data. @returns whether the call succeeded. */
  act(name: string, path: PublicPath, body: object, done: string): Promise<boolean>;
  show: (fresh: Data) => void;
}

/** Runs the calls of a part of a tab and keeps their result. @param show receives the answer of a call. */
export function useAccountAction<Data>({ words }: TabView, show: (fresh: Data) => void): AccountAction<Data> {
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState('');
  const [failure, setFailure] = useState<CallFailure>();
  const [attempt, setAttempt] = useState(0);
  return {
    busy,
    said,
    errors: failure?.errors ?? {},
    attempt,
    show,
    async act(name, path, body, done) {
      if (busy !== undefined) return false;
      setBusy(name);
      setSaid('');
      try {
        const { data } = await accountCall<{ data: Data }>(path, body);
        setFailure(undefined);
        show(data);
        setSaid(done);
        return true;
      } catch (error) {
        const failed = error instanceof CallFailure ? error : new CallFailure(0);
        setFailure(failed);
        setAttempt((before) => before + 1);
        const byField = Object.keys(failed.errors).length > 0;
        if (!byField) setSaid(failed.status === 429 ? tooMany(words, failed) : words['orders.notDone']);
        return false;
      } finally {
        setBusy(undefined);
      }
    },
  };
}
