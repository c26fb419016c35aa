import type { Reason } from '@tourbillon/domain/contract/reasons.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Hours a link that confirms a mailbox lasts. */
export const CONFIRM_HOURS = 72;

/** Between two letters to one mailbox that has not confirmed: a second press of the button sends nothing. */
const PAUSE = 5 * MINUTE;

/** Letters that ask one mailbox to confirm, in a day: nobody can flood it through the form. */
const DAILY = 5;

/**
 * Whether one more letter may go to a mailbox. A letter that was answered does not make the next one wait, but
 * counts for the day. One from a time to come was made by a clock that went wrong, and counts for nothing: nobody
 * should hear from us only when that time has come.
 * @param sent when such letters were made and whether their link was used, in any order.
 */
export function maySendLink(sent: { createdAt: Date; usedAt: Date | null }[], now: Date): boolean {
  const age = ({ createdAt }: { createdAt: Date }) => now.getTime() - createdAt.getTime();
  const made = sent.filter((one) => age(one) > -PAUSE);
  const waits = made.some((one) => !one.usedAt && age(one) < PAUSE);
  return !waits && made.filter((one) => age(one) < 24 * HOUR).length < DAILY;
}

/** When a link made now ends. */
export function confirmLinkExpiry(now: Date): Date {
  return new Date(now.getTime() + CONFIRM_HOURS * HOUR);
}

/** In which the same press is a second click. */
const SECOND_CLICK = MINUTE;

/**
 * Whether a link was used a moment ago: without scripts a second click sends it once more, and shows what the first one
 * did where that has come about (decision 352).
 */
export function isSecondClick(token: { usedAt: Date | null } | undefined, now: Date): boolean {
  const age = token?.usedAt ? now.getTime() - token.usedAt.getTime() : Infinity;
  return Math.abs(age) < SECOND_CLICK;
}

/** Why a confirming secret is not valid, or undefined when it is good. */
export function linkRefusal(
  token: { usedAt: Date | null; expiresAt: Date | null } | undefined,
  now: Date,
): Reason | undefined {
  if (!token) return 'token_unknown';
  if (token.usedAt) return 'token_used';
  return token.expiresAt && token.expiresAt <= now ? 'token_expired' : undefined;
}
