import { invitationAddress } from '@tourbillon/domain/desk/addresses.ts';
import type { Settings } from './settings.ts';
import { withStaffAccess } from './staff-access.ts';

/**
 * What follows the address of the desk in the terminal: while nobody works there, the one-time link that makes the first
 * owner. Each start makes a new one, and the one before leads nowhere. Nothing where the backend is not ours.
 */
export async function firstOwner({ externalBackend, deskUrl }: Settings): Promise<string> {
  if (externalBackend) return '';
  const secret = await withStaffAccess((access) => access.inviteFirstOwner());
  if (secret === null) return '';
  return `\nNobody works there yet. The first owner follows this link, once, within three days:\n${invitationAddress(deskUrl, secret)}`;
}
