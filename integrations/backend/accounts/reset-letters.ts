const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * Least time between two letters with a link to a new password. The first few of a day may follow each other sooner;
 * after that the longer pause protects the mailbox from too many letters.
 */
const PAUSE = 5 * MINUTE;
const LONG_PAUSE = 30 * MINUTE;

/** Letters within a day after which the long pause applies. */
const LETTERS_BEFORE_LONG_PAUSE = 5;

/** A sent letter. Its link can be used once, until it expires. */
export interface SentLink {
  createdAt: Date;
  usedAt: Date | null;
  expiresAt: Date;
}

/**
 * Whether another letter with a link to a new password may be sent. No letter is sent while the link of a recent one
 * is valid. So the page that says "we have sent you a link" is true, however often strangers ask (decision 83). After
 * the first five letters of a day, a mailbox gets at most two an hour while their links are unused. A letter dated
 * more than a few minutes in the future was written with a wrong clock and is ignored.
 */
export function mayMailReset(sent: readonly SentLink[], now: Date): boolean {
  const age = ({ createdAt }: SentLink) => now.getTime() - createdAt.getTime();
  const made = sent.filter((one) => age(one) > -PAUSE);
  const ofDay = made.filter((one) => age(one) < DAY).length;
  const pause = ofDay < LETTERS_BEFORE_LONG_PAUSE ? PAUSE : LONG_PAUSE;
  return !made.some((one) => !one.usedAt && one.expiresAt > now && age(one) < pause);
}
