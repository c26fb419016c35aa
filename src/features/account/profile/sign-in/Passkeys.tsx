import { useRef, useState } from 'react';
import { supportsPasskeys } from '#src/ui/account/passkey-button.ts';
import { Button } from '#src/ui/Button.tsx';
import { changeAndFocus } from '../../move-focus.ts';
import { useFormDraft } from '../../use-form-draft.ts';
import { ADD_PASSKEY, AddPasskey } from './AddPasskey.tsx';
import type { PartProps } from './part-props.ts';
import { PasskeyLine } from './PasskeyLine.tsx';

/** The list of passkeys, and a form that adds one. */
export function Passkeys(props: PartProps) {
  const { data, security, view } = props;
  const { words } = view;
  const [isAdding, setAdding] = useState(useFormDraft(ADD_PASSKEY).isKept);
  const opener = useRef<HTMLDivElement>(null);
  const close = () => changeAndFocus(opener, () => setAdding(false));
  return (
    <section className="account-part" aria-labelledby="sign-in-passkeys">
      <h3 id="sign-in-passkeys">{words['passkeys.listTitle']}</h3>
      <p>{words['passkeys.listText']}</p>
      {data.passkeys.length > 0 && (
        <ul className="account-sessions">
          {data.passkeys.map((passkey) => (
            <PasskeyLine key={passkey.id} passkey={passkey} {...props} />
          ))}
        </ul>
      )}
      {isAdding && <AddPasskey security={security} view={view} onDone={close} />}
      {!isAdding && !supportsPasskeys() && <p className="muted">{words['passkeys.unsupported']}</p>}
      {!isAdding && supportsPasskeys() && (
        <div className="account-actions" ref={opener}>
          <Button kind="quiet" onClick={() => setAdding(true)}>
            {words['passkeys.add']}
          </Button>
        </div>
      )}
      <p role="status" className="muted account-said">
        {security.saidOf('passkeys')}
      </p>
    </section>
  );
}
