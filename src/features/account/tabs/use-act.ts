import type { PublicPath } from '@tourbillon/domain/contract/index.ts';
import { useState } from 'react';
import { accountCall, CallFailure } from '#src/stores/account-call.ts';
import { tooMany } from '../filled.ts';
import type { TabView } from './tab-view.ts';

/** What a part of a tab does, one thing at a time. */
export interface Acting<Data> {
  /** Name of what is on its way. */
  busy: string | undefined;
  /** What is said of the last thing done, for everybody. */
  said: string;
  /** What is wrong with fields of the last thing tried. */
  errors: Readonly<Record<string, string[]>>;
  /** How often something was tried in vain. */
  attempt: number;
  /** Makes a call that answers with all there is then. @returns whether it was done. */
  act(name: string, path: PublicPath, body: object, done: string): Promise<boolean>;
  show: (fresh: Data) => void;
}

/** @param show takes what a call has answered with. */
export function useAct<Data>({ words }: TabView, show: (fresh: Data) => void): Acting<Data> {
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
