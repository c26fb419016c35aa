const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Between two letters with a link to a new password: a few a day may follow soon, more may not flood a mailbox. */
const PAUSE = 5 * MINUTE;
const LONG_PAUSE = 30 * MINUTE;

/** Letters of a day after which the pause is the long one. */
const SOON = 5;

/** A letter that was sent: its link is good once, until its end. */
export interface SentLink {
  createdAt: Date;
  usedAt: Date | null;
  expiresAt: Date;
}

/**
 * Whether one more letter with a link to a new password goes to a mailbox. None goes while one lies there whose link is
 * good and fresh: so the page that says a link is there never lies, however often strangers ask (decision 83), and a
 * mailbox gets two an hour at most. One from a time to come was made by a clock that went wrong, and counts for nothing.
 */
export function mayMailReset(sent: readonly SentLink[], now: Date): boolean {
  const age = ({ createdAt }: SentLink) => now.getTime() - createdAt.getTime();
  const made = sent.filter((one) => age(one) > -PAUSE);
  const ofDay = made.filter((one) => age(one) < DAY).length;
  const pause = ofDay < SOON ? PAUSE : LONG_PAUSE;
  return !made.some((one) => !one.usedAt && one.expiresAt > now && age(one) < pause);
}
