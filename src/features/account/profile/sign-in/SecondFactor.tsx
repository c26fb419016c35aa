import type { SignInSecurity } from '@tourbillon/domain/contract/account/passkeys.ts';
import { provedCall } from '#src/ui/account/proved-call.ts';
import { Button } from '#src/ui/Button.tsx';
import type { PartProps } from './part-props.ts';

/** Switch: whether a password alone is enough to log in. */
export function SecondFactor({ data, security, view: { words } }: PartProps) {
  const { second_factor: isOn, passkeys, recovery_codes: codes } = data;
  const isPossible = passkeys.length > 0 && codes.left > 0;
  const set = (on: boolean) => {
    const act = () => provedCall<{ data: SignInSecurity }>('/second-factor', { on });
    return security.change('factor switch', async () => (await act()).data, '');
  };
  return (
    <section className="account-part" aria-labelledby="sign-in-factor">
      <h3 id="sign-in-factor">{words['passkeys.factorTitle']}</h3>
      <p>{words['passkeys.factorText']}</p>
      <p role="status">
        <strong>{words[isOn ? 'passkeys.factorOn' : 'passkeys.factorOff']}</strong>
      </p>
      {!isOn && !isPossible && <p className="muted">{words['passkeys.factorNeeds']}</p>}
      {(isOn || isPossible) && (
        <div className="account-actions">
          <Button kind="quiet" isBusy={security.busy === 'factor switch'} onClick={() => void set(!isOn)}>
            {words[isOn ? 'passkeys.switchOff' : 'passkeys.switchOn']}
          </Button>
        </div>
      )}
      <p role="status" className="muted account-said">
        {security.saidOf('factor')}
      </p>
    </section>
  );
}
