/** Why an invitation cannot be opened: it is over, there were too many attempts, or the backend is away. */
export type InvitationFailure = 'over' | 'tooMany' | 'away';

/** What the status of a call about an invitation means. An unknown or mistyped link is over for its reader. */
export function invitationFailure(status: number): InvitationFailure {
  if ([404, 410, 422].includes(status)) return 'over';
  return status === 429 ? 'tooMany' : 'away';
}
