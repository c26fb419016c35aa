import { NotLoaded } from '../../Loaded.tsx';
import type { ProfileView } from '../../profile-view.ts';
import { Passkeys } from './Passkeys.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { useSignInSecurity } from './use-sign-in-security.ts';

/** Sign-in security: passkeys, recovery codes, and whether a login needs a second step. */
export function SignInSecurity({ email, view }: { email: string; view: ProfileView }) {
  const { words } = view;
  const security = useSignInSecurity(view);
  const { data, isAway, again } = security;
  return (
    <section className="account-section" aria-labelledby="account-sign-in">
      <h2 id="account-sign-in">{words['passkeys.title']}</h2>
      {data && (
        <>
          <Passkeys data={data} security={security} view={view} />
          <RecoveryCodes data={data} email={email} security={security} view={view} />
          <SecondFactor data={data} security={security} view={view} />
        </>
      )}
      {!data && <NotLoaded isAway={isAway} again={again} words={words} />}
    </section>
  );
}
