import { type ReactNode, useState } from 'react';
import type { HttpError } from 'react-admin';
import { ProofDialog } from './ProofDialog.tsx';

/** Does what needs a recent proof: when the backend asks for one, its holder is, and then it is done. */
export function useProof(): {
  /** @returns what the action does; undefined when the question was closed. */
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
