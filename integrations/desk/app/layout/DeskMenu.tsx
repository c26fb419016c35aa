import { Menu, usePermissions } from 'react-admin';
import type { Role } from '@tourbillon/domain/desk/roles.ts';
import { useDeskTexts } from '../i18n.ts';
import { sectionsFor } from '../sections.ts';

/** The sections of the desk that the role may see. */
export function DeskMenu() {
  const { t } = useDeskTexts();
  const { permissions } = usePermissions<Role>();
  return (
    <Menu>
      {sectionsFor(permissions).map(({ name, title, icon: Icon }) => (
        <Menu.Item key={name} to={`/${name}`} primaryText={t(title)} leftIcon={<Icon />} />
      ))}
    </Menu>
  );
}
