import type { FormEvent } from 'react';
import type { SignInSecurity } from '@tourbillon/domain/contract/account/passkeys.ts';
import { provedCall } from '#src/ui/account/proved-call.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { useAccountCall } from '../../use-account-call.ts';
import { useFormDraft } from '../../use-form-draft.ts';
import type { PartProps } from './part-props.ts';

/** Key of the form draft. */
export const ADD_PASSKEY = 'passkey';

interface Props extends Omit<PartProps, 'data'> {
  onDone: () => void;
}

/** Form that creates a passkey: asks for its name, then starts the browser's dialog. */
export function AddPasskey({ security, view: { words }, onDone }: Props) {
  // The device name of the current session is a good default name for the passkey.
  const { data } = useAccountCall<{ data: { device: string; current: boolean }[] }>('/sessions');
  const device = data?.data.find(({ current }) => current)?.device ?? '';
  const isBusy = security.busy === 'passkeys add';
  const draft = useFormDraft(ADD_PASSKEY);
  const close = () => {
    draft.drop();
    onDone();
  };
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get('passkey_name') ?? '');
    const isAdded = await security.change('passkeys add', () => make(name), words['passkeys.added']);
    if (isAdded) close();
  };
  return (
    <form className="account-form" noValidate {...draft.form} onSubmit={(event) => void add(event)}>
      <TextField
        id="passkey-name"
        name="passkey_name"
        label={words['passkeys.nameLabel']}
        help={words['passkeys.nameHelp']}
        defaultValue={device}
        autoComplete="off"
        autoFocus
        required
        maxLength={60}
      />
      <div className="account-actions">
        <Button type="submit" isBusy={isBusy}>
          {words[isBusy ? 'passkeys.waiting' : 'passkeys.create']}
        </Button>
        <Button kind="quiet" onClick={close}>
          {words['personalArea.cancel']}
        </Button>
      </div>
    </form>
  );
}

async function make(name: string): Promise<SignInSecurity> {
  const { makePasskey } = await import('#src/ui/account/passkey-ceremony.ts');
  const response = await makePasskey(() => provedCall('/passkeys/options', {}));
  return (await provedCall<{ data: SignInSecurity }>('/passkeys', { name, response })).data;
}
