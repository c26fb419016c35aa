import { useState } from 'react';

/** Runs an action, unless another one is still running. @returns its result; undefined when it was not run. */
export type RunOnce = <Result>(action: () => Promise<Result>) => Promise<Result | undefined>;

/**
 * Runs one action at a time: an action that starts while another one runs is dropped. This holds from the first line of
 * the action, before React has rendered a disabled button.
 * @param onChange called when an action starts, and when it has ended in any way.
 */
export function oneAtATime(onChange: (isRunning: boolean) => void): RunOnce {
  let isRunning = false;
  return async (action) => {
    if (isRunning) return undefined;
    isRunning = true;
    onChange(true);
    try {
      return await action();
    } finally {
      isRunning = false;
      onChange(false);
    }
  };
}

/** For a form, which is sent once until its call is settled (decision 706). @returns also whether an action runs. */
export function useOneAtATime(): [run: RunOnce, isRunning: boolean] {
  const [isRunning, setRunning] = useState(false);
  const [run] = useState(() => oneAtATime(setRunning));
  return [run, isRunning];
}
