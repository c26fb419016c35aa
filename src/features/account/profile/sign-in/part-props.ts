import type { SignInSecurity } from '@tourbillon/domain/contract/account/passkeys.ts';
import type { ProfileView } from '../../profile-view.ts';
import type { SignInSecurityState } from './use-sign-in-security.ts';

/** Props of each part of the sign-in security section. */
export interface PartProps {
  data: SignInSecurity;
  security: SignInSecurityState;
  view: ProfileView;
}
