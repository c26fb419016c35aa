import { useState } from 'react';
import { accountCall } from '#src/stores/account-call.ts';
import { Button } from '#src/ui/Button.tsx';
import type { ProfileView } from '../profile-view.ts';

/** Notice that the email address is not confirmed yet, with a button that sends the letter again (§4). */
export function ConfirmNotice({ words }: Pick<ProfileView, 'words'>) {
  const [state, setState] = useState<'open' | 'sending' | 'sent' | 'failed'>('open');
  const send = async () => {
    setState('sending');
    const sent = await accountCall('/send-verification-email', {}).then(
      () => true,
      () => false,
    );
    setState(sent ? 'sent' : 'failed');
  };
  return (
    <div className="account-note">
      <p>{words['personalArea.unconfirmed']}</p>
      <div role="status">
        {state === 'sent' && <p>{words['personalArea.resent']}</p>}
        {state === 'failed' && <p>{words['personalArea.notDone']}</p>}
      </div>
      {state !== 'sent' && (
        <p>
          <Button kind="text" isSmall isBusy={state === 'sending'} onClick={() => void send()}>
            {words['personalArea.resend']}
          </Button>
        </p>
      )}
    </div>
  );
}
