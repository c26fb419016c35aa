import type { Reason } from '@tourbillon/domain/contract/reasons.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Hours that a confirmation link is valid. */
export const CONFIRM_HOURS = 72;

/** Minimum time between two letters to an unconfirmed mailbox. A second click on the button sends nothing. */
const PAUSE = 5 * MINUTE;

/** Maximum number of confirmation letters to one mailbox per day, so that the form cannot be used to flood it. */
const DAILY = 5;

/**
 * Whether one more confirmation letter may be sent to a mailbox. A letter whose link was used does not delay the next
 * one, but counts for the daily limit. A letter with a future time is ignored: a machine with a wrong clock made it,
 * and it must not block the mailbox until that time.
 * @param sent when such letters were made and whether their link was used, in any order.
 */
export function maySendLink(sent: { createdAt: Date; usedAt: Date | null }[], now: Date): boolean {
  const age = ({ createdAt }: { createdAt: Date }) => now.getTime() - createdAt.getTime();
  const made = sent.filter((one) => age(one) > -PAUSE);
  const waits = made.some((one) => !one.usedAt && age(one) < PAUSE);
  return !waits && made.filter((one) => age(one) < 24 * HOUR).length < DAILY;
}

/** Expiry time of a link made now. */
export function confirmLinkExpiry(now: Date): Date {
  return new Date(now.getTime() + CONFIRM_HOURS * HOUR);
}

/** A use within this time after the first is a second click. */
const SECOND_CLICK = MINUTE;

/**
 * Whether a link was used a moment ago. Without scripts, a second click sends the link again; the page then shows the
 * result of the first click (decision 352).
 */
export function isSecondClick(token: { usedAt: Date | null } | undefined, now: Date): boolean {
  const age = token?.usedAt ? now.getTime() - token.usedAt.getTime() : Infinity;
  return Math.abs(age) < SECOND_CLICK;
}

/** Why a confirmation secret is refused, or undefined if it is valid. */
export function linkRefusal(
  token: { usedAt: Date | null; expiresAt: Date | null } | undefined,
  now: Date,
): Reason | undefined {
  if (!token) return 'token_unknown';
  if (token.usedAt) return 'token_used';
  return token.expiresAt && token.expiresAt <= now ? 'token_expired' : undefined;
}
