import { useState } from 'react';
import type { AccountData } from '@tourbillon/domain/contract/account/profile.ts';
import { patternDate } from '@tourbillon/domain/i18n/date-patterns.ts';
import { accountCall } from '#src/stores/account-call.ts';
import { Button } from '#src/ui/Button.tsx';
import type { AccountGateWords } from './account-words.ts';
import { interpolate } from './interpolate.ts';

interface Props {
  words: AccountGateWords;
  /** When the account will be deleted, ISO. */
  day: string;
  onKept: (fresh: AccountData) => void;
}

/** Notice for a holder who logs in before the planned deletion: they can keep the account. */
export function DeletionNotice({ words, day, onKept }: Props) {
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');
  const keep = async () => {
    setState('sending');
    try {
      const { data } = await accountCall<{ data: AccountData }>('/account/keep', {});
      const { showToast } = await import('#src/ui/toasts.client.ts');
      showToast({ text: words['privacy.kept'] });
      onKept(data);
    } catch {
      setState('failed');
    }
  };
  return (
    <div className="account-note">
      <p>{interpolate(words['privacy.pending'], { day: patternDate(words.dates, day) })}</p>
      <div role="status">{state === 'failed' && <p>{words['personalArea.notDone']}</p>}</div>
      <p>
        <Button isSmall isBusy={state === 'sending'} onClick={() => void keep()}>
          {words['privacy.mailButton']}
        </Button>
      </p>
    </div>
  );
}
