import { useState } from 'react';
import { logOut } from '#src/stores/account.ts';
import { accountCall, CallFailure } from '#src/stores/account-call.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { filled, tooMany } from './filled.ts';
import type { TabView } from './tab-view.ts';

/** The end of an account: by its password, after days of grace, undone by logging in. */
export function DeleteAccount({ view: { words, deletionDays: days } }: { view: TabView }) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const send = async (form: HTMLFormElement) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const current_password = String(new FormData(form).get('password') ?? '');
      await accountCall('/account/delete', { current_password });
      const { showToast } = await import('#src/ui/toasts.client.ts');
      showToast({ text: words['privacy.deleted'] });
      logOut();
    } catch (error) {
      setFailure(error instanceof CallFailure ? error : new CallFailure(0));
      setBusy(false);
    }
  };
  const mistake = failure?.errors.current_password?.[0];
  return (
    <section className="account-section" aria-labelledby="area-delete">
      <h3 id="area-delete">{words['privacy.deleteTitle']}</h3>
      <p>{filled(words['privacy.deleteText'], { days })}</p>
      {isOpen ? (
        <form
          className="account-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void send(event.currentTarget);
          }}
        >
          <TextField
            id="delete-password"
            name="password"
            type="password"
            label={words['privacy.deletePassword']}
            error={mistake}
            autoComplete="current-password"
            autoFocus
            required
          />
          {failure && !mistake && (
            <p role="alert">{failure.status === 429 ? tooMany(words, failure) : words['orders.notDone']}</p>
          )}
          <div className="account-actions">
            <Button type="submit" isBusy={isBusy}>
              {filled(words['privacy.deleteButton'], { days })}
            </Button>
            <Button kind="quiet" onClick={() => setOpen(false)}>
              {words['filters.cancel']}
            </Button>
          </div>
        </form>
      ) : (
        <div className="account-actions">
          <Button kind="quiet" onClick={() => setOpen(true)}>
            {words['privacy.deleteStart']}
          </Button>
        </div>
      )}
    </section>
  );
}
