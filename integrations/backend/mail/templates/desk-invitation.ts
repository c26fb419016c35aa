import type { Role } from '@tourbillon/domain/desk/roles.ts';
import type { Template } from './letter.ts';

/** Address of the invitation at the desk, with its secret; what the person is to be there; hours the link lasts. */
export interface DeskInvitationValues {
  address: string;
  role: Role;
  hours: number;
}

/** Invites somebody to the desk. */
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
