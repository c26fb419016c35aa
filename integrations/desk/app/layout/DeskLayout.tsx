import { type ReactNode, useEffect } from 'react';
import { CheckForApplicationUpdate, Layout } from 'react-admin';
import { SessionEndedDialog } from '../access/SessionEndedDialog.tsx';
import { PHONE_BAR_HEIGHT } from '../ui/phone-bar.ts';
import { loadAllScreens } from '../screen.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';
import { DeskAppBar } from './DeskAppBar.tsx';
import { DeskMenu } from './DeskMenu.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import { useClosedMenuOnPhones } from './use-closed-menu-on-phones.ts';
import { useFocusRecovery } from './use-focus-recovery.ts';

/** A table wider than the screen scrolls inside its card, so that the page does not scroll sideways. */
const FITS = {
  minWidth: 0,
  '& .RaLayout-content': { minWidth: 0, pt: { sm: 1 }, pb: { xs: `${PHONE_BAR_HEIGHT + 8}px`, sm: 0 } },
  '& .RaList-main, & .RaList-root': { minWidth: 0 },
  '&& .RaList-content': { overflowX: 'auto' },
  // The bulk actions are at the lower edge of the window. React-admin puts them above the table, where the scrolling
  // card would hide them.
  '& .RaBulkActionsToolbar-toolbar:not(.RaBulkActionsToolbar-collapsed)': {
    position: 'fixed',
    left: { xs: 0, md: 'auto' },
    right: { xs: 0, md: 24 },
    bottom: { xs: PHONE_BAR_HEIGHT, sm: 0, md: 16 },
    zIndex: 'appBar',
    height: 'auto',
    flexWrap: 'wrap',
    py: 0.5,
    transform: 'none',
    boxShadow: 6,
    border: 1,
    borderColor: 'divider',
    // The default green has too little contrast with the buttons.
    bgcolor: 'background.paper',
    color: 'text.primary',
  },
  '& .RaBulkActionsToolbar-topToolbar': { flexWrap: 'wrap', justifyContent: 'flex-start' },
  // Above a list: filters, then actions; they wrap to a second line when needed.
  '@media (min-width: 900px)': {
    '& .RaListToolbar-root': { flexWrap: 'wrap', '& > .MuiToolbar-root': { ml: 'auto' } },
    '& :is([data-source="search"], [data-source="q"]) .MuiInputBase-root': { minWidth: 280 },
  },
  // Above a list: the actions, then the filters, each as wide as the phone.
  '@media (max-width: 899.95px)': {
    '& .RaListToolbar-root': { flexWrap: 'nowrap', alignItems: 'stretch', px: 1 },
    '& .RaListToolbar-actions, & .RaTopToolbar-root': { flexWrap: 'wrap', minHeight: 48, p: 0 },
    '& .RaListToolbar-root form': { width: '100%', p: 0 },
    '& .RaFilterFormInput-spacer': { display: 'none' },
    '& .filter-field': { width: '100%' },
    '& .filter-field > :first-of-type': { flex: 1, maxWidth: '100%' },
    '& .RaCreateButton-floating': { bottom: PHONE_BAR_HEIGHT + 16 },
  },
};

/** Milliseconds after the first render until the other screens are preloaded. */
const PRELOAD_AFTER = 3_000;

/** The frame of every screen: app bar, menu, and notices when the backend is down or the session has ended. */
export function DeskLayout({ children }: { children: ReactNode }) {
  useFocusRecovery();
  useClosedMenuOnPhones();
  useEffect(() => {
    const timer = setTimeout(() => void loadAllScreens(), PRELOAD_AFTER);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Layout appBar={DeskAppBar} menu={DeskMenu} sx={FITS}>
      <ConnectionNotice />
      {children}
      <CheckForApplicationUpdate />
      <PhoneBar />
      <SessionEndedDialog />
    </Layout>
  );
}
