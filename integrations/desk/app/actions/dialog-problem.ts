import type { DeskKey } from '../../messages/index.ts';

/** What a dialog says above its fields after a call was refused. */
export type DialogProblem = 'conflict' | 'failed' | 'forbidden' | 'check' | 'ended';

/** The text of each problem. */
export const PROBLEM_TEXTS = {
  conflict: 'actions.conflict',
  failed: 'actions.failed',
  forbidden: 'actions.forbidden',
  check: 'actions.check',
  ended: 'desk.ended',
} as const satisfies Record<DialogProblem, DeskKey>;

/** The problem of a call that was refused with a status. */
export function dialogProblem(status: number): DialogProblem {
  if (status === 409) return 'conflict';
  if (status === 422) return 'check';
  if (status === 403) return 'forbidden';
  return status === 401 ? 'ended' : 'failed';
}
