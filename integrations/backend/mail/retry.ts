/** Minutes to wait after each failed attempt; after the last the letter is given up, some thirty hours on. */
const PAUSES = [1, 5, 15, 60, 180, 360, 720, 720];

/** Milliseconds of the longest pause. */
export const LONGEST_PAUSE = Math.max(...PAUSES) * 60_000;

/** Attempts a letter gets in all. */
export const ATTEMPTS = PAUSES.length + 1;

/** What became of a failed attempt: when to try next, or undefined to give up. */
export function nextAttempt(attempts: number, permanent: boolean, now: Date): Date | undefined {
  const pause = PAUSES[attempts - 1];
  return permanent || pause === undefined ? undefined : new Date(now.getTime() + pause * 60_000);
}

/** What is known of a failure without its words, which may name the recipient. */
export interface MailFailure {
  /** Codes alone: `EENVELOPE 550`. */
  reason: string;
  /** The server will not take this recipient, today or tomorrow. */
  permanent: boolean;
}

/** Reads an error of a transport. A refused sender or password is the operator's to mend, so it is tried again. */
export function readFailure(error: unknown): MailFailure {
  const { code, responseCode, command } = (error ?? {}) as Record<string, unknown>;
  const words = [code, responseCode].filter((one) => typeof one === 'string' || typeof one === 'number');
  const refused = typeof responseCode === 'number' && responseCode >= 500;
  return {
    reason: words.join(' ') || (error instanceof Error ? error.name : 'unknown'),
    permanent: refused && command === 'RCPT TO',
  };
}
