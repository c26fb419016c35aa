import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { invitationAddress } from '@tourbillon/domain/desk/addresses.ts';
import type { Database } from '../database/database.ts';
import { INVITATION_HOURS, type InvitationRow } from '../desk-people/desk-people.ts';
import { enqueueMail } from '../mail/mail-queue.ts';

/** Sends an invitation in the language of the person who invites; that of the invited person is not known yet. */
export async function sendInvitation(
  tx: Database,
  { row, secret, locale }: { row: InvitationRow; secret: string; locale: Locale },
  deskUrl: string,
): Promise<void> {
  await enqueueMail(tx, {
    to: row.email,
    locale,
    template: 'desk-invitation',
    values: { address: invitationAddress(deskUrl, secret), role: row.role, hours: INVITATION_HOURS },
  });
}
