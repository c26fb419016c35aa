import { type ReactNode, useState } from 'react';
import { type HttpError, useNotify } from 'react-admin';
import { reasonText } from '@tourbillon/domain/i18n/reason-text.ts';
import type { DeskKey } from '../../messages/index.ts';
import { isStopped } from '../access/passkey.ts';
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
  const [isBusy, setBusy] = useState(false);
  const change = async (action: () => Promise<unknown>, said?: DeskKey): Promise<boolean> => {
    setBusy(true);
    try {
      const isDone = (await proved(async () => ({ done: await action() }))) !== undefined;
      if (isDone && said) notify(t(said), { type: 'success' });
      return isDone;
    } catch (error) {
      notify(wordsOf(error), { type: 'error' });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const wordsOf = (error: unknown): string => {
    if (isStopped(error)) return t('ownAccess.stopped');
    const { errors } = ((error as HttpError).body ?? {}) as { errors?: Record<string, string[]> };
    const [reason] = Object.values(errors ?? {}).flat();
    return reason === undefined ? t('desk.away') : reasonText(siteTexts(locale), reason);
  };
  return { change, isBusy, dialog };
}
