import { useRef, useState } from 'react';
import { logOut } from '#src/stores/account-session.ts';
import { CallFailure } from '#src/stores/account-call.ts';
import { dropHolderDrafts } from '#src/ui/account/holder-drafts.ts';
import { isProofMissing, provedCall } from '#src/ui/account/proved-call.ts';
import { Button } from '#src/ui/Button.tsx';
import { waitMinutes } from '@tourbillon/domain/i18n/wait-minutes.ts';
import { interpolate } from '../interpolate.ts';
import { changeAndFocus } from '../move-focus.ts';
import type { TabView } from './tab-view.ts';

/**
 * Deletes an account. The user confirms their identity first; logging in during the grace period cancels the
 * deletion.
 */
export function DeleteAccount({ view: { words, deletionDays: days } }: { view: TabView }) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const opener = useRef<HTMLDivElement>(null);
  const close = () => changeAndFocus(opener, () => setOpen(false));
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    try {
      await provedCall('/account/delete', {});
      const { showToast } = await import('#src/ui/toasts.client.ts');
      showToast({ text: words['privacy.deleted'] });
      dropHolderDrafts();
      logOut();
    } catch (error) {
      setFailure(error instanceof CallFailure ? error : new CallFailure(0));
      setBusy(false);
    }
  };
  return (
    <section className="account-section" aria-labelledby="area-delete">
      <h3 id="area-delete">{words['privacy.deleteTitle']}</h3>
      <ul className="account-points">
        <li>{words['privacy.deleteLogsOut']}</li>
        <li>{interpolate(words['privacy.deleteRemoves'], { days })}</li>
        <li>{words['privacy.deleteUndone']}</li>
        <li>{words['privacy.deleteLeaves']}</li>
      </ul>
      {isOpen ? (
        <>
          {failure && (
            <p role="alert" className="form-problem">
              {interpolate(words[problemOf(failure)], { count: waitMinutes(failure.wait) })}
            </p>
          )}
          <div className="account-actions">
            <Button isBusy={isBusy} autoFocus onClick={() => void send()}>
              {interpolate(words['privacy.deleteButton'], { days })}
            </Button>
            <Button kind="quiet" onClick={close}>
              {words['savedFilters.cancel']}
            </Button>
          </div>
        </>
      ) : (
        <div className="account-actions" ref={opener}>
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {words['privacy.deleteStart']}
          </Button>
        </div>
      )}
    </section>
  );
}

/** The message that explains why the deletion failed. */
function problemOf(failure: CallFailure) {
  if (isProofMissing(failure)) return 'passkeys.proofMissing';
  return failure.status === 429 ? 'tickets.tooMany' : 'orders.notDone';
}
