import type { DeskKey } from '../../messages/index.ts';

/** What a dialog says above its fields after a call was refused. */
export type DialogProblem = 'conflict' | 'draft' | 'failed' | 'forbidden' | 'check' | 'ended';

/** The text of each problem. */
export const PROBLEM_TEXTS = {
  conflict: 'actions.conflict',
  draft: 'actions.draft',
  failed: 'actions.failed',
  forbidden: 'actions.forbidden',
  check: 'actions.check',
  ended: 'desk.ended',
} as const satisfies Record<DialogProblem, DeskKey>;

/** The problem of a call that was refused. The body of a conflict about a piece has its refusal. */
export function dialogProblem({ status, body }: { status: number; body?: unknown }): DialogProblem {
  const { current } = (body ?? {}) as { current?: { refusal?: string } | null };
  if (status === 409) return current?.refusal === 'draft' ? 'draft' : 'conflict';
  if (status === 422) return 'check';
  if (status === 403) return 'forbidden';
  return status === 401 ? 'ended' : 'failed';
}
