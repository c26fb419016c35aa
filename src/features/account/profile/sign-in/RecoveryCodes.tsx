import { useRef, useState } from 'react';
import type { SignInSecurity } from '@tourbillon/domain/contract/account/passkeys.ts';
import { patternDate } from '@tourbillon/domain/i18n/date-patterns.ts';
import { pluralText } from '@tourbillon/domain/i18n/plural.ts';
import { provedCall } from '#src/ui/account/proved-call.ts';
import { Button } from '#src/ui/Button.tsx';
import { download } from '../../download.ts';
import { interpolate } from '../../interpolate.ts';
import { changeAndFocus } from '../../move-focus.ts';
import type { PartProps } from './part-props.ts';
import { printCodes } from './print-codes.ts';

/** Ten recovery codes to use when a passkey is lost. They are shown once; the user can copy, print or download them. */
export function RecoveryCodes({ data, email, security, view }: PartProps & { email: string }) {
  const { words, dates, codesLeft, iso, lost } = view;
  const [codes, setCodes] = useState<string[]>();
  const part = useRef<HTMLElement>(null);
  const show = (fresh?: string[]) => changeAndFocus(part, () => setCodes(fresh));
  const { left, made_at } = data.recovery_codes;
  const make = () =>
    security.change(
      'codes make',
      async () => {
        const call = provedCall<{ data: { codes: string[]; security: SignInSecurity } }>(
          '/recovery-codes',
          {},
        );
        const response = (await call).data;
        show(response.codes);
        return response.security;
      },
      '',
    );
  const lines = codes?.join('\n') ?? '';
  const file = () => {
    const head = interpolate(words['passkeys.codesFile'], { site: location.hostname, email });
    download('recovery-codes.txt', 'text/plain', `${head}\n\n${lines}\n`);
  };
  const copy = () =>
    navigator.clipboard.writeText(lines).then(
      () => security.say('codes', words['passkeys.codesCopied']),
      () => security.say('codes', words['personalArea.notDone']),
    );
  return (
    <section ref={part} className="account-part" aria-labelledby="sign-in-codes">
      <h3 id="sign-in-codes">{words['passkeys.codesTitle']}</h3>
      <p>{words['passkeys.codesText']}</p>
      {codes ? (
        <div className="account-note account-codes" role="group" aria-labelledby="sign-in-codes">
          <p role="alert">{words['passkeys.codesShown']}</p>
          <ol data-recovery-codes>
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
          <div className="account-actions">
            <Button kind="quiet" isSmall onClick={() => void copy()}>
              {words['passkeys.codesCopy']}
            </Button>
            <Button kind="quiet" isSmall onClick={printCodes}>
              {words['passkeys.codesPrint']}
            </Button>
            <Button kind="quiet" isSmall onClick={file}>
              {words['passkeys.codesSave']}
            </Button>
            <Button isSmall onClick={() => show()}>
              {words['passkeys.codesKept']}
            </Button>
          </div>
        </div>
      ) : (
        <>
          {made_at !== null && (
            <p>{interpolate(pluralText(codesLeft, left, iso), { date: patternDate(dates, made_at) })}</p>
          )}
          <div className="account-actions">
            <Button kind="quiet" isBusy={security.busy === 'codes make'} onClick={() => void make()}>
              {words[made_at === null ? 'passkeys.codesMake' : 'passkeys.codesAnew']}
            </Button>
          </div>
        </>
      )}
      <p className="muted account-fine">{lost}</p>
      <p role="status" className="muted account-said">
        {security.saidOf('codes')}
      </p>
    </section>
  );
}
