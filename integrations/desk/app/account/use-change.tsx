import type { ReactNode } from 'react';
import { type HttpError, useNotify } from 'react-admin';
import { reasonText } from '@tourbillon/domain/i18n/reason-text.ts';
import type { DeskKey } from '../../messages/index.ts';
import { isStopped } from '../access/passkey.ts';
import { useOneAtATime } from '../actions/one-at-a-time.ts';
import { useDeskTexts } from '../i18n.ts';
import { useProof } from './use-proof.tsx';
import { siteTexts } from '../loaded-texts.ts';

/** Changes the person's login settings. It asks for a recent proof when needed and shows errors as notifications. */
export function useChange(): {
  /** @returns whether the change was made. */
  change: (action: () => Promise<unknown>, said?: DeskKey) => Promise<boolean>;
  isBusy: boolean;
  dialog: ReactNode;
} {
  const { t, locale } = useDeskTexts();
  const notify = useNotify();
  const { proved, dialog } = useProof();
  const [run, isBusy] = useOneAtATime();
  const change = async (action: () => Promise<unknown>, said?: DeskKey): Promise<boolean> =>
    (await run(() => attempt(action, said))) ?? false;
  const attempt = async (action: () => Promise<unknown>, said?: DeskKey): Promise<boolean> => {
    try {
      const isDone = (await proved(async () => ({ done: await action() }))) !== undefined;
      if (isDone && said) notify(t(said), { type: 'success' });
      return isDone;
    } catch (error) {
      notify(wordsOf(error), { type: 'error' });
      return false;
    }
  };
  const wordsOf = (error: unknown): string => {
    if (isStopped(error)) return t('ownAccess.stopped');
    const { errors } = ((error as HttpError).body ?? {}) as { errors?: Record<string, string[]> };
    const [reason] = Object.values(errors ?? {}).flat();
    if (reason !== undefined) return reasonText(siteTexts(locale), reason);
    return t((error as HttpError).status === 401 ? 'desk.ended' : 'desk.away');
  };
  return { change, isBusy, dialog };
}
