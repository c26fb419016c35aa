import { useRef, useState } from 'react';
import { accountCall } from '#src/stores/account-call.ts';
import { Button } from '#src/ui/Button.tsx';
import { changeAndFocus } from '../move-focus.ts';
import type { ProfileView } from '../profile-view.ts';

/** Notice that the email address is not confirmed yet, with a button that sends the letter again (§4). */
export function ConfirmNotice({ words }: Pick<ProfileView, 'words'>) {
  const [state, setState] = useState<'open' | 'sending' | 'sent' | 'failed'>('open');
  const note = useRef<HTMLDivElement>(null);
  const send = async () => {
    setState('sending');
    const sent = await accountCall('/send-verification-email', {}).then(
      () => true,
      () => false,
    );
    const show = () => setState(sent ? 'sent' : 'failed');
    // The focus may have moved on while the letter was sent.
    if (note.current?.contains(document.activeElement)) changeAndFocus(note, show);
    else show();
  };
  return (
    <div className="account-note" ref={note}>
      <p>{words['personalArea.unconfirmed']}</p>
      <div role="status">
        {state === 'sent' && <p tabIndex={-1}>{words['personalArea.resent']}</p>}
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
