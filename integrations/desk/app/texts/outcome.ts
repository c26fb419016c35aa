/** The result of the last saving or publishing of a text. */
export type Outcome =
  | 'saved'
  | 'published'
  | 'following'
  | 'planned'
  | 'conflict'
  | 'refused'
  | 'ended'
  | 'away'
  | 'too-long'
  | 'not-writable'
  | null;

/** The result of publishing at once: the pages are there, or they follow. */
export function publishedOutcome({ pages_follow: isLater }: { pages_follow: boolean }): Outcome {
  return isLater ? 'following' : 'published';
}

/**
 * The result of a call that failed with a status, without a conflict and without mistakes.
 * @param isLong whether a text is longer than the call takes.
 */
export function failedOutcome(status: number | undefined, isLong = false): Outcome {
  if (status === 401) return 'ended';
  if (status === 413 || (status === 422 && isLong)) return 'too-long';
  return status === 503 ? 'not-writable' : 'away';
}

/** Whether the text can be saved as soon as the backend or the session is back. */
export function isPassing(outcome: Outcome): boolean {
  return outcome === 'away' || outcome === 'ended';
}
