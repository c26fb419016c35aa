import type { Role } from '@tourbillon/domain/desk/roles.ts';
import type { Template } from './letter.ts';

/** Link to accept the invitation, with its secret; the person's future role; hours the link is valid. */
export interface DeskInvitationValues {
  address: string;
  role: Role;
  hours: number;
}

/** Invites a person to the desk. */
export const deskInvitation: Template<DeskInvitationValues> = ({ address, role, hours }, { t, shop }) => ({
  subject: t('deskMail.invitationSubject', { shop }),
  blocks: [
    { kind: 'paragraph', text: t('deskMail.invitationIntro', { shop, role: t(`deskMail.role_${role}`) }) },
    { kind: 'paragraph', text: t('deskMail.invitationNeeds') },
    { kind: 'button', text: t('deskMail.invitationButton'), path: address },
    { kind: 'note', text: t('mail.confirmLife', { count: hours }) },
    { kind: 'note', text: t('deskMail.invitationIgnore') },
  ],
  isForStaff: true,
});
