import KeyIcon from '@mui/icons-material/Key';
import DevicesIcon from '@mui/icons-material/Devices';
import { Box, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import type { ReactNode } from 'react';
import {
  AppBar,
  LocalesMenuButton,
  Logout,
  RefreshIconButton,
  TitlePortal,
  ToggleThemeButton,
  UserMenu,
  useGetIdentity,
  useUserMenu,
} from 'react-admin';
import { Link } from 'react-router-dom';
import type { DeskKey } from '../../messages/index.ts';
import { useDeskTexts } from '../i18n.ts';

/** On a phone these buttons show only icons, to leave room for the title. */
const ICON_ON_PHONE = {
  '@media (max-width: 599.95px)': {
    '& .MuiButton-root': { fontSize: 0, minWidth: 40, minHeight: 40 },
    '& .MuiButton-startIcon': { mr: 0 },
    '& .MuiButton-endIcon': { display: 'none' },
  },
};

/** The app bar: title, language, light or dark theme, refresh, and the user menu. */
export function DeskAppBar() {
  const { identity } = useGetIdentity();
  return (
    <AppBar
      userMenu={
        <UserMenu label={identity?.fullName ?? 'ra.auth.user_menu'}>
          <OwnItem to="/login-and-security" title="ownAccess.title" icon={<KeyIcon fontSize="small" />} />
          <OwnItem to="/sessions" title="access.sessionsTitle" icon={<DevicesIcon fontSize="small" />} />
          <Logout />
        </UserMenu>
      }
      toolbar={
        <>
          <Box component="span" sx={ICON_ON_PHONE}>
            <LocalesMenuButton />
          </Box>
          <ToggleThemeButton />
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
            <RefreshIconButton />
          </Box>
        </>
      }
    >
      <TitlePortal variant="h6" component="h1" sx={{ fontSize: { xs: 17, sm: 20 }, minWidth: 0 }} />
    </AppBar>
  );
}

/** An entry of the user menu. */
function OwnItem({ to, title, icon }: { to: string; title: DeskKey; icon: ReactNode }) {
  const { t } = useDeskTexts();
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to={to} onClick={() => menu?.onClose()}>
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText>{t(title)}</ListItemText>
    </MenuItem>
  );
}
