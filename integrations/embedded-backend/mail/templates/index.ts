import type { Template } from '../letter.ts';
import { subscriptionConfirm, type SubscriptionConfirmValues } from './subscription-confirm.ts';
import { subscriptionWelcome, type SubscriptionWelcomeValues } from './subscription-welcome.ts';

/** What each template takes; a new letter is a row here and its file. */
export interface TemplateValues {
  'subscription-confirm': SubscriptionConfirmValues;
  'subscription-welcome': SubscriptionWelcomeValues;
}

export type TemplateName = keyof TemplateValues;

/** Every letter the shop sends. */
export const TEMPLATES: { [Name in TemplateName]: Template<TemplateValues[Name]> } = {
  'subscription-confirm': subscriptionConfirm,
  'subscription-welcome': subscriptionWelcome,
};

/** Whether a name read from the queue is a template of this version. */
export function isTemplateName(name: string): name is TemplateName {
  return Object.hasOwn(TEMPLATES, name);
}
