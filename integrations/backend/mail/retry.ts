/**
 * Minutes to wait after each failed attempt. After the last attempt, about 34 hours later, the letter is given up.
 */
const PAUSES = [1, 5, 15, 60, 180, 360, 720, 720];

/** Milliseconds of the longest pause. */
export const LONGEST_PAUSE = Math.max(...PAUSES) * 60_000;

/** Maximum attempts of a letter. */
export const ATTEMPTS = PAUSES.length + 1;

/** Time of the next attempt after a failed one, or undefined to give up. */
export function nextAttempt(attempts: number, permanent: boolean, now: Date): Date | undefined {
  const pause = PAUSES[attempts - 1];
  return permanent || pause === undefined ? undefined : new Date(now.getTime() + pause * 60_000);
}

/** A failure without its message text, which may contain the recipient. */
export interface MailFailure {
  /** Only the error codes: `EENVELOPE 550`. */
  reason: string;
  /** The server refuses this recipient permanently. */
  permanent: boolean;
}

/** Reads an error of a transport. A refused sender or password is temporary, because the operator can correct it. */
export function readFailure(error: unknown): MailFailure {
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>;
  const words = [code, responseCode].filter((one) => typeof one === 'string' || typeof one === 'number');
  const refused = typeof responseCode === 'number' && responseCode >= 500;
  return {
    reason: words.join(' ') || (error instanceof Error ? error.name : 'unknown'),
    permanent: refused && command === 'RCPT TO',
  };
}
