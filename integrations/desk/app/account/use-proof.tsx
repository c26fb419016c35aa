import { type ReactNode, useState } from 'react';
import type { HttpError } from 'react-admin';
import { ProofDialog } from './ProofDialog.tsx';

/** Runs an action that needs a recent proof. After a 403 response it asks for the proof and runs the action again. */
export function useProof(): {
  /** @returns the result of the action; undefined when the dialog was closed. */
  proved: <Result>(action: () => Promise<Result>) => Promise<Result | undefined>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ end: (isProved: boolean) => void }>();
  const proved = async <Result,>(action: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await action();
    } catch (error) {
      if ((error as HttpError).status !== 403) throw error;
    }
    const isProved = await new Promise<boolean>((end) => setAsked({ end }));
    setAsked(undefined);
    return isProved ? action() : undefined;
  };
  return { proved, dialog: asked && <ProofDialog onEnd={asked.end} /> };
}
