import MenuIcon from '@mui/icons-material/Menu';
import { BottomNavigation, BottomNavigationAction, Paper } from '@mui/material';
import { usePermissions, useSidebarState } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { Role } from '@tourbillon/domain/desk/roles.ts';
import { useDeskTexts } from '../i18n.ts';
import { PHONE_BAR_HEIGHT } from '../ui/phone-bar.ts';
import { useIsPhone } from '../ui/use-is-phone.ts';
import { sectionsFor } from '../sections.ts';

/** Sections in the bar; the others are in the menu. */
const SHOWN = ['today', 'inbox', 'orders', 'stock', 'texts'];

/** Navigation bar at the bottom of a phone screen: the most used sections, and the menu. */
export function PhoneBar() {
  const { t } = useDeskTexts();
  const { permissions } = usePermissions<Role>();
  const [, setOpen] = useSidebarState();
  const { pathname } = useLocation();
  if (!useIsPhone()) return null;
  const sections = sectionsFor(permissions)
    .filter(({ name }) => SHOWN.includes(name))
    .slice(0, 4);
  return (
    <Paper
      component="nav"
      aria-label={t('desk.sections')}
      square
      sx={{
        position: 'fixed',
        insetInline: 0,
        bottom: 0,
        zIndex: 'appBar',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <BottomNavigation
        showLabels
        value={pathname.split('/')[1]}
        sx={{
          height: PHONE_BAR_HEIGHT,
          // The label of the chosen section must not grow: it would overlap its neighbours.
          '& .MuiBottomNavigationAction-label.Mui-selected': { fontSize: '0.75rem' },
        }}
      >
        {sections.map(({ name, title, icon: Icon }) => (
          <BottomNavigationAction
            key={name}
            component={Link}
            to={`/${name}`}
            value={name}
            label={t(title)}
            icon={<Icon />}
            sx={{ minWidth: 0, px: 0.5 }}
          />
        ))}
        <BottomNavigationAction
          value=""
          label={t('desk.menu')}
          icon={<MenuIcon />}
          onClick={() => setOpen(true)}
          sx={{ minWidth: 0, px: 0.5 }}
        />
      </BottomNavigation>
    </Paper>
  );
}
