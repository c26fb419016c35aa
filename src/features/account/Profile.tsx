import { AccountGate } from './AccountGate.tsx';
import type { AccountGateWords } from './account-words.ts';
import { ConfirmNotice } from './profile/ConfirmNotice.tsx';
import { PersonalInfo } from './profile/PersonalInfo.tsx';
import { Sessions } from './profile/Sessions.tsx';
import { SignInSecurity } from './profile/sign-in/SignInSecurity.tsx';
import type { ProfileView } from './profile-view.ts';

/** `/profile/`: personal info and contact method, email address, password, sign-in security, sessions. */
export default function Profile({ gate, view }: { gate: AccountGateWords; view: ProfileView }) {
  const { words } = view;
  return (
    <AccountGate words={gate}>
      {(account, show) => (
        <div className="account-sections">
          {!account.confirmed && <ConfirmNotice words={words} />}
          <PersonalInfo account={account} view={view} onSaved={show} />
          <section className="account-section" aria-labelledby="account-security">
            <h2 id="account-security">{words['personalArea.securityTitle']}</h2>
            <div className="account-actions">
              <a className="button button--quiet" href="/profile/password/" data-request-open="">
                {words['personalArea.changePassword']}
              </a>
              <a className="button button--quiet" href="/profile/email/" data-request-open="">
                {words['emailChange.title']}
              </a>
            </div>
          </section>
          <SignInSecurity email={account.email} view={view} />
          <Sessions view={view} />
        </div>
      )}
    </AccountGate>
  );
}
