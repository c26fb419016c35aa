import type { SignInSecurity } from '@tourbillon/domain/contract/account/passkeys.ts';
import type { ProfileView } from '../../profile-view.ts';
import type { Protection } from './use-protection.ts';

/** What each part of the section about the login is given. */
export interface PartProps {
  data: SignInSecurity;
  protection: Protection;
  view: ProfileView;
}
