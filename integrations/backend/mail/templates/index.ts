import type { Template } from './letter.ts';
import { accountConfirm, type AccountLinkValues, type MomentLinkValues } from './account-confirm.ts';
import { accountDeletion, type AccountDeletionValues } from './account-deletion.ts';
import { accountExists } from './account-exists.ts';
import { deskInvitation, type DeskInvitationValues } from './desk-invitation.ts';
import { deskSignInChanged, type DeskSignInChangedValues } from './desk-sign-in-changed.ts';
import { digest, type DigestValues } from './digest.ts';
import {
  emailChangeRequested,
  type EmailChangeRequestedValues,
  emailChanged,
  type EmailChangedValues,
  emailConfirm,
  emailTaken,
} from './email-change.ts';
import { newDevice, type NewDeviceValues } from './new-device.ts';
import type { OfficeMoment } from './moment-text.ts';
import { offer, type OfferValues } from './offer.ts';
import { orderNews, type OrderNewsValues } from './order-news.ts';
import { orderQuestion, type OrderQuestionValues } from './order-question.ts';
import { passwordChanged, type PasswordChangedValues } from './password-changed.ts';
import { passwordForgotten } from './password-forgotten.ts';
import {
  arrivedFilter,
  type ArrivedFilterValues,
  arrivedItem,
  type ArrivedItemValues,
  priceDrop,
  type PriceDropValues,
  soldItem,
  type SoldItemValues,
} from './alerts.ts';
import { requestAnswer, type RequestAnswerValues } from './request-answer.ts';
import { requestReceived, type RequestReceivedValues } from './request-received.ts';
import { signInChanged, type SignInChangedValues } from './sign-in-changed.ts';
import { staffReply, type StaffReplyValues } from './staff-reply.ts';
import { staffRequest, type StaffRequestValues } from './staff-request.ts';
import { subscriptionConfirm, type SubscriptionConfirmValues } from './subscription-confirm.ts';
import { subscriptionWelcome, type SubscriptionWelcomeValues } from './subscription-welcome.ts';
import { ticketAnswer, type TicketAnswerValues } from './ticket-answer.ts';
import { ticketReminder, type TicketReminderValues } from './ticket-reminder.ts';
import { visitNews, type VisitNewsValues } from './visit-news.ts';

/** Values of each template. A new letter needs a row here and a file. */
export interface TemplateValues {
  'account-confirm': AccountLinkValues;
  'account-deletion': AccountDeletionValues;
  'account-exists': MomentLinkValues;
  'desk-invitation': DeskInvitationValues;
  'desk-sign-in-changed': DeskSignInChangedValues;
  digest: DigestValues;
  'email-asked': EmailChangeRequestedValues;
  'email-changed': EmailChangedValues;
  'email-confirm': AccountLinkValues;
  'email-taken': Partial<OfficeMoment>;
  'new-device': NewDeviceValues;
  offer: OfferValues;
  'order-news': OrderNewsValues;
  'order-question': OrderQuestionValues;
  'ticket-answer': TicketAnswerValues;
  'ticket-reminder': TicketReminderValues;
  'password-changed': PasswordChangedValues;
  'password-forgotten': MomentLinkValues;
  'arrived-filter': ArrivedFilterValues;
  'arrived-item': ArrivedItemValues;
  'price-drop': PriceDropValues;
  'request-answer': RequestAnswerValues;
  'request-received': RequestReceivedValues;
  'sign-in-changed': SignInChangedValues;
  'sold-item': SoldItemValues;
  'staff-reply': StaffReplyValues;
  'staff-request': StaffRequestValues;
  'subscription-confirm': SubscriptionConfirmValues;
  'subscription-welcome': SubscriptionWelcomeValues;
  'visit-news': VisitNewsValues;
}

export type TemplateName = keyof TemplateValues;

/** Every letter the shop sends. */
export const TEMPLATES: { [Name in TemplateName]: Template<TemplateValues[Name]> } = {
  'account-confirm': accountConfirm,
  'account-deletion': accountDeletion,
  'account-exists': accountExists,
  'desk-invitation': deskInvitation,
  'desk-sign-in-changed': deskSignInChanged,
  digest,
  'email-asked': emailChangeRequested,
  'email-changed': emailChanged,
  'email-confirm': emailConfirm,
  'email-taken': emailTaken,
  'new-device': newDevice,
  offer,
  'order-news': orderNews,
  'order-question': orderQuestion,
  'ticket-answer': ticketAnswer,
  'ticket-reminder': ticketReminder,
  'password-changed': passwordChanged,
  'password-forgotten': passwordForgotten,
  'arrived-filter': arrivedFilter,
  'arrived-item': arrivedItem,
  'price-drop': priceDrop,
  'request-answer': requestAnswer,
  'request-received': requestReceived,
  'sign-in-changed': signInChanged,
  'sold-item': soldItem,
  'staff-reply': staffReply,
  'staff-request': staffRequest,
  'subscription-confirm': subscriptionConfirm,
  'subscription-welcome': subscriptionWelcome,
  'visit-news': visitNews,
};

/** Whether this version has a template with this name. */
export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(TEMPLATES, name);
}
