import { Menu, usePermissions } from 'react-admin';
import { mayDo, type Role } from '@tourbillon/domain/desk/roles.ts';
import { useDeskTexts } from '../i18n.ts';
import { SECTIONS } from '../sections.ts';

/** The parts of the desk that one's role may see. */
export function DeskMenu() {
  const { t } = useDeskTexts();
  const { permissions } = usePermissions<Role>();
  return (
    <Menu>
      {SECTIONS.filter(
        ({ permission }) => permission === undefined || (permissions && mayDo(permissions, permission)),
      ).map(({ name, title, icon: Icon }) => (
        <Menu.Item key={name} to={`/${name}`} primaryText={t(title)} leftIcon={<Icon />} />
      ))}
    </Menu>
  );
}
