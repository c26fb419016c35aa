import { type FormEvent, useRef, useState } from 'react';
import type { Passkey, SignInSecurity } from '@tourbillon/domain/contract/account/passkeys.ts';
import { patternDate } from '@tourbillon/domain/i18n/date-patterns.ts';
import { accountCall } from '#src/stores/account-call.ts';
import { provedCall } from '#src/ui/account/proved-call.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { interpolate } from '../../interpolate.ts';
import { changeAndFocus, keepFocus } from '../../move-focus.ts';
import { useFormDraft } from '../../use-form-draft.ts';
import type { PartProps } from './part-props.ts';

/** One passkey: its name, type and last use, with buttons to rename and delete it. */
export function PasskeyLine({ passkey, data, security, view }: PartProps & { passkey: Passkey }) {
  const { words, dates } = view;
  const { id, name, site } = passkey;
  const draft = useFormDraft(`passkey-${id}`);
  const [mode, setMode] = useState<'shown' | 'renaming' | 'removing'>(draft.isKept ? 'renaming' : 'shown');
  const line = useRef<HTMLLIElement>(null);
  const close = () => {
    draft.drop();
    changeAndFocus(line, () => setMode('shown'));
  };
  const date = (moment: string) => ({ date: patternDate(dates, moment) });
  const facts = [
    interpolate(words['passkeys.forSite'], { site }),
    interpolate(words['passkeys.addedAt'], date(passkey.created_at)),
    passkey.used_at === null
      ? words['passkeys.neverUsed']
      : interpolate(words['passkeys.usedAt'], date(passkey.used_at)),
  ].join(' · ');
  const rename = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fresh = String(new FormData(event.currentTarget).get('passkey_name') ?? '');
    const act = () => accountCall<{ data: SignInSecurity }>('/passkeys/rename', { id, name: fresh });
    const isDone = await security.change(
      `passkeys rename ${id}`,
      async () => (await act()).data,
      words['passkeys.renamed'],
    );
    if (isDone) close();
  };
  const remove = async () => {
    const refocus = keepFocus();
    const act = () => provedCall<{ data: SignInSecurity }>('/passkeys/remove', { id });
    const isDone = await security.change(
      `passkeys remove ${id}`,
      async () => (await act()).data,
      words['passkeys.removed'],
    );
    if (isDone) refocus();
  };
  const cancel = (
    <Button kind="quiet" isSmall onClick={close}>
      {words['personalArea.cancel']}
    </Button>
  );
  if (mode === 'renaming') {
    return (
      <li ref={line}>
        <form className="account-form" noValidate {...draft.form} onSubmit={(event) => void rename(event)}>
          <TextField
            id={`passkey-name-${id}`}
            name="passkey_name"
            label={words['passkeys.nameLabel']}
            defaultValue={name}
            autoComplete="off"
            autoFocus
            required
            maxLength={60}
          />
          <div className="account-actions">
            <Button type="submit" isSmall isBusy={security.busy === `passkeys rename ${id}`}>
              {words['personalArea.save']}
            </Button>
            {cancel}
          </div>
        </form>
      </li>
    );
  }
  const isLast = data.second_factor && data.passkeys.length === 1;
  return (
    <li ref={line}>
      <span>
        {name}
        <small>{facts}</small>
        {mode === 'removing' && (
          <span role="status">{words[isLast ? 'passkeys.removeLast' : 'passkeys.removeAsk']}</span>
        )}
      </span>
      {mode === 'shown' && (
        <span className="account-actions">
          <Button
            kind="text"
            isSmall
            aria-label={`${words['passkeys.rename']}: ${name}`}
            onClick={() => setMode('renaming')}
          >
            {words['passkeys.rename']}
          </Button>
          <Button
            kind="text"
            isSmall
            aria-label={`${words['passkeys.remove']}: ${name}`}
            onClick={() => setMode('removing')}
          >
            {words['passkeys.remove']}
          </Button>
        </span>
      )}
      {mode === 'removing' && (
        <span className="account-actions">
          <Button
            isSmall
            autoFocus
            isBusy={security.busy === `passkeys remove ${id}`}
            onClick={() => void remove()}
          >
            {words['passkeys.remove']}
          </Button>
          {cancel}
        </span>
      )}
    </li>
  );
}
