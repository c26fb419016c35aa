import { usePermissions } from 'react-admin';
import { mayDo, type Permission, type Role } from '@tourbillon/domain/desk/roles.ts';

/** Whether the colleague's role has a permission; false until the role is known. */
export function useMay(permission: Permission): boolean {
  const { permissions: role } = usePermissions<Role>();
  return role !== undefined && mayDo(role, permission);
}
