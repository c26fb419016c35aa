import { mayDo, type Role } from '@tourbillon/domain/desk/roles.ts';
import { TEXT_KINDS, type TextKindName } from '@tourbillon/domain/texts/text-kinds.ts';

/** Whether a role may edit texts of a kind. */
export function mayEdit(role: Role, kind: TextKindName): boolean {
  return mayDo(role, TEXT_KINDS[kind].permission);
}
