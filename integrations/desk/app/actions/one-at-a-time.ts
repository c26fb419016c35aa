import { useEffect, useRef, useState } from 'react';

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

/**
 * For a form, which is sent once until its call is settled (decision 706). A button that is disabled meanwhile has the
 * focus again afterwards, unless the person has moved it. @returns also whether an action runs.
 */
export function useOneAtATime(): [run: RunOnce, isRunning: boolean] {
  const [isRunning, setRunning] = useState(false);
  const focused = useRef<Element | null>(null);
  const [run] = useState(() =>
    oneAtATime((starts) => {
      if (starts) focused.current = document.activeElement;
      setRunning(starts);
    }),
  );
  useEffect(() => {
    if (!isRunning) giveBackFocus(focused.current);
  }, [isRunning]);
  return [run, isRunning];
}

/** The browser moves the focus of a disabled button to the page, and a dialog takes it from there to itself. */
function giveBackFocus(focused: Element | null): void {
  if (!(focused instanceof HTMLElement) || !focused.isConnected) return;
  if (document.activeElement?.contains(focused)) focused.focus();
}
