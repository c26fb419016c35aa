import type { Template } from './letter.ts';
import { accountConfirm, type AccountLinkValues } from './account-confirm.ts';
import { accountDeletion, type AccountDeletionValues } from './account-deletion.ts';
import { accountExists } from './account-exists.ts';
import { deskInvitation, type DeskInvitationValues } from './desk-invitation.ts';
import { digest, type DigestValues } from './digest.ts';
import {
  emailAsked,
  type EmailAskedValues,
  emailChanged,
  type EmailChangedValues,
  emailConfirm,
  emailTaken,
} from './email-change.ts';
import { newDevice, type NewDeviceValues } from './new-device.ts';
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
import { requestReceived, type RequestReceivedValues } from './request-received.ts';
import { signInChanged, type SignInChangedValues } from './sign-in-changed.ts';
import { staffRequest, type StaffRequestValues } from './staff-request.ts';
import { subscriptionConfirm, type SubscriptionConfirmValues } from './subscription-confirm.ts';
import { subscriptionWelcome, type SubscriptionWelcomeValues } from './subscription-welcome.ts';
import { ticketReminder, type TicketReminderValues } from './ticket-reminder.ts';

/** What each template takes; a new letter is a row here and its file. */
export interface TemplateValues {
  'account-confirm': AccountLinkValues;
  'account-deletion': AccountDeletionValues;
  'account-exists': AccountLinkValues;
  'desk-invitation': DeskInvitationValues;
  digest: DigestValues;
  'email-asked': EmailAskedValues;
  'email-changed': EmailChangedValues;
  'email-confirm': AccountLinkValues;
  'email-taken': Record<string, never>;
  'new-device': NewDeviceValues;
  'order-news': OrderNewsValues;
  'order-question': OrderQuestionValues;
  'ticket-reminder': TicketReminderValues;
  'password-changed': PasswordChangedValues;
  'password-forgotten': AccountLinkValues;
  'arrived-filter': ArrivedFilterValues;
  'arrived-item': ArrivedItemValues;
  'price-drop': PriceDropValues;
  'request-received': RequestReceivedValues;
  'sign-in-changed': SignInChangedValues;
  'sold-item': SoldItemValues;
  'staff-request': StaffRequestValues;
  'subscription-confirm': SubscriptionConfirmValues;
  'subscription-welcome': SubscriptionWelcomeValues;
}

export type TemplateName = keyof TemplateValues;

/** Every letter the shop sends. */
export const TEMPLATES: { [Name in TemplateName]: Template<TemplateValues[Name]> } = {
  'account-confirm': accountConfirm,
  'account-deletion': accountDeletion,
  'account-exists': accountExists,
  'desk-invitation': deskInvitation,
  digest,
  'email-asked': emailAsked,
  'email-changed': emailChanged,
  'email-confirm': emailConfirm,
  'email-taken': emailTaken,
  'new-device': newDevice,
  'order-news': orderNews,
  'order-question': orderQuestion,
  'ticket-reminder': ticketReminder,
  'password-changed': passwordChanged,
  'password-forgotten': passwordForgotten,
  'arrived-filter': arrivedFilter,
  'arrived-item': arrivedItem,
  'price-drop': priceDrop,
  'request-received': requestReceived,
  'sign-in-changed': signInChanged,
  'sold-item': soldItem,
  'staff-request': staffRequest,
  'subscription-confirm': subscriptionConfirm,
  'subscription-welcome': subscriptionWelcome,
};

/** Whether a name read from the queue is a template of this version. */
export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(TEMPLATES, name);
}
