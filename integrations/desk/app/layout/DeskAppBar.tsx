import DevicesIcon from '@mui/icons-material/Devices';
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import {
  AppBar,
  LocalesMenuButton,
  Logout,
  RefreshIconButton,
  TitlePortal,
  ToggleThemeButton,
  UserMenu,
  useUserMenu,
} from 'react-admin';
import { Link } from 'react-router-dom';
import { useDeskTexts } from '../i18n.ts';

/** The bar: where one is, language, light or dark, refresh, and one's own menu. */
export function DeskAppBar() {
  return (
    <AppBar
      userMenu={
        <UserMenu>
          <SessionsItem />
          <Logout />
        </UserMenu>
      }
      toolbar={
        <>
          <LocalesMenuButton />
          <ToggleThemeButton />
          <RefreshIconButton />
        </>
      }
    >
      <TitlePortal variant="h6" component="h1" />
    </AppBar>
  );
}

function SessionsItem() {
  const { t } = useDeskTexts();
  const menu = useUserMenu();
  return (
    <MenuItem component={Link} to="/sessions" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <DevicesIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t('access.sessionsTitle')}</ListItemText>
    </MenuItem>
  );
}
