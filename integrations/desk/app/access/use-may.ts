import { useGetIdentity, usePermissions } from 'react-admin';
import { mayDo, officeAllows, type Permission, type Role } from '@tourbillon/domain/desk/roles.ts';

/** What the colleague may do, by role and office: nothing until both are known. */
export function usePermitted(): (permission: Permission) => boolean {
  const { permissions: role } = usePermissions<Role>();
  const { identity } = useGetIdentity();
  return (permission) =>
    role !== undefined &&
    identity !== undefined &&
    mayDo(role, permission) &&
    officeAllows(identity.office as string | null, permission);
}

/** Whether the colleague has a permission. */
export function useMay(permission: Permission): boolean {
  return usePermitted()(permission);
}
