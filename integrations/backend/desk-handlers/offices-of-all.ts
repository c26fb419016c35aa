import type { StaffRow } from '../database/schema/index.ts';
import { DomainError } from '../errors/domain-error.ts';

/** Refuses callers who may not see all offices. @throws DomainError 'forbidden' */
export function officesOfAll({ office }: Pick<StaffRow, 'office'>): void {
  if (office !== null) throw new DomainError('forbidden', 'Not for one office');
}
