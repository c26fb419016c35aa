import type { SignInSecurity } from '@tourbillon/domain/contract/account/passkeys.ts';
import type { ProfileView } from '../../profile-view.ts';
import type { Protection } from './use-protection.ts';

/** Props of each part of the sign-in security section. */
export interface PartProps {
  data: SignInSecurity;
  protection: Protection;
  view: ProfileView;
}
