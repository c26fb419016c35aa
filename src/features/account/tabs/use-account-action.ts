import type { PublicPath } from '@tourbillon/domain/contract/index.ts';
import { useState } from 'react';
import { accountCall, CallFailure } from '#src/stores/account-call.ts';
import { callsInTurn } from '../in-turn.ts';
import { tooMany } from '../interpolate.ts';
import { errorsOf, type FailedCall, type FieldErrors, without } from './failed-call.ts';
import type { TabView } from './tab-view.ts';

/** Calls of one part of a tab, one after another. */
export interface AccountAction<Data> {
  /** Name of the call in progress. */
  busy: string | undefined;
  /** Result message of the last call, also read by screen readers. */
  said: string;
  /** Field errors for the form of a call; none if another call failed. */
  errorsOf: (name: string) => FieldErrors;
  /** Removes the errors of a call, because its form is closed. */
  forget: (name: string) => void;
  /** Number of failed calls. */
  attempt: number;
  /** Makes a call that answers with the complete new data. @returns whether the call succeeded. */
  act(name: string, path: PublicPath, body: object, done: string): Promise<boolean>;
  show: (fresh: Data) => void;
}

/** Runs the calls of a part of a tab and keeps their result. @param show receives the answer of a call. */
export function useAccountAction<Data>({ words }: TabView, show: (fresh: Data) => void): AccountAction<Data> {
  const [inTurn] = useState(callsInTurn);
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState('');
  const [failed, setFailed] = useState<FailedCall>();
  const [attempt, setAttempt] = useState(0);
  const forget = (name: string) => setFailed((last) => without(last, name));
  return {
    busy,
    said,
    errorsOf: (name) => errorsOf(failed, name),
    forget,
    attempt,
    show,
    async act(name, path, body, done) {
      const isDone = await inTurn(name, async () => {
        setBusy(name);
        setSaid('');
        try {
          const { data } = await accountCall<{ data: Data }>(path, body);
          forget(name);
          show(data);
          setSaid(done);
          return true;
        } catch (error) {
          const failure = error instanceof CallFailure ? error : new CallFailure(0);
          setFailed({ name, errors: failure.errors });
          setAttempt((before) => before + 1);
          const byField = Object.keys(failure.errors).length > 0;
          if (!byField) setSaid(failure.status === 429 ? tooMany(words, failure) : words['orders.notDone']);
          return false;
        } finally {
          setBusy(undefined);
        }
      });
      return isDone ?? false;
    },
  };
}
