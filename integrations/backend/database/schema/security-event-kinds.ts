import { NOTED_LIMITS } from '@tourbillon/domain/contract/security-events.ts';

/** The kinds of recorded events: a closed list, so that an event never contains user input. */
export const SECURITY_EVENT_KINDS = [
  'registered',
  'login',
  'login_failed',
  'logout',
  'new_device',
  'reauthenticated',
  'reauthentication_failed',
  'sessions_ended',
  'limit_reached',
  'password_changed',
  'password_reset_asked',
  'password_reset',
  'address_change_asked',
  'address_changed',
  'address_change_undone',
  'phone_changed',
  'passkey_added',
  'passkey_removed',
  'passkey_counter_fell',
  'second_factor_on',
  'second_factor_off',
  'second_factor_failed',
  'recovery_codes_made',
  'recovery_code_used',
  'export',
  'deletion_asked',
  'deletion_undone',
  'deletion_done',
  'publish_refused',
  'call_refused',
  'staff_refused',
  'photo_opened',
  'staff_read',
  'staff_change',
] as const;

export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];

/** Details of events: constants, never user input. */
export const SECURITY_EVENT_DETAILS = [
  // How somebody logged in or authenticated again.
  'password',
  'passkey',
  'recovery_code',
  // The limit that was reached: a limit of the storefront, or of attempts at an account.
  ...NOTED_LIMITS,
  'tries',
  // The data that the staff read or changed.
  'orders',
  'order',
  'customer',
  'second_factor',
  'request_taken',
  'request_answered',
  'snapshot',
  'stock',
  'rates',
  'security_events',
  'desk_people',
  'desk_invitation',
  // Who refused a publication order.
  'storefront',
  'backend',
] as const;

export type SecurityEventDetail = (typeof SECURITY_EVENT_DETAILS)[number];
