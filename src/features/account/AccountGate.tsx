import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { AccountData } from '@tourbillon/domain/contract/account/profile.ts';
import { Absence } from '#src/ui/Absence.tsx';
import { Button } from '#src/ui/Button.tsx';
import { hasHolderDrafts } from '#src/ui/account/holder-drafts.ts';
import type { AccountGateWords } from './account-words.ts';
import { DeletionNotice } from './DeletionNotice.tsx';
import { useAccount } from './use-account-call.ts';
import { Holder } from './use-form-draft.ts';

interface Props {
  words: AccountGateWords;
  children: (account: AccountData, show: (fresh: AccountData) => void) => ReactNode;
}

/** How long to wait for another tab to share its session, milliseconds. */
const SESSION_SHARE_MS = 300;

/**
 * Guards every page of the personal area. A logged-in visitor sees the children. While the login state is unknown, a
 * placeholder is shown. Everybody else sees the login form in a dialog over the page and stays at the requested
 * address (decision 18).
 */
export function AccountGate({ words, children }: Props) {
  const { token, account, error, show, again } = useAccount();
  const hasWaited = useElapsed(SESSION_SHARE_MS);
  if (account) {
    return (
      <Holder value={account.email}>
        {account.delete_at && (
          <DeletionNotice words={words} day={account.delete_at} onKept={(fresh) => show(fresh)} />
        )}
        {children(account, show)}
      </Holder>
    );
  }
  if (token !== null && error && error.status !== 401) {
    return (
      <Absence
        kind="error"
        title={words['personalArea.awayTitle']}
        actions={<Button onClick={again}>{words['personalArea.again']}</Button>}
      >
        <p>{words['personalArea.awayText']}</p>
      </Absence>
    );
  }
  if (token === null && hasWaited) return <AskToLogIn words={words} />;
  return <Waiting label={words['personalArea.wait']} />;
}

/** Placeholder while the account loads. */
function Waiting({ label }: { label: string }) {
  return (
    <div className="account-wait" role="status">
      <span className="visually-hidden">{label}</span>
      {[0, 1, 2, 3].map((line) => (
        <div key={line} className="skeleton account-line" aria-hidden="true" />
      ))}
    </div>
  );
}

/**
 * Opens the login dialog once. If the visitor closes it, links to log in and to register stay, with a text that says
 * whether typed data is kept.
 */
function AskToLogIn({ words }: { words: AccountGateWords }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Once the page is left, the link would lead to the login page in place of the page that was chosen.
    if (link.current?.isConnected) link.current.click();
  }, []);
  return (
    <Absence
      icon="user"
      title={words['personalArea.gateTitle']}
      actions={
        <>
          <a ref={link} className="button" href="/login/" data-request-open="">
            {words['signIn.loginButton']}
          </a>
          <a className="button button--quiet" href="/registration/" data-request-open="">
            {words['signIn.toRegister']}
          </a>
        </>
      }
    >
      <p>{words[hasHolderDrafts() ? 'forms.sessionKept' : 'personalArea.gateText']}</p>
    </Absence>
  );
}

/** Whether a given number of milliseconds have passed since the component mounted. */
function useElapsed(milliseconds: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return isOver;
}
