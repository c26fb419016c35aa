import type { Colleague } from '@tourbillon/domain/desk/people.ts';

type Access = Pick<Colleague, 'id' | 'role' | 'office'>;

/** Whether the person who has logged in again is the one of before, with the same role and office. */
export function isSameAccess(before: Access | undefined, after: Access): boolean {
  return before?.id === after.id && before.role === after.role && before.office === after.office;
}
