import { useEffect, useRef } from 'react';
import { useSidebarState } from 'react-admin';
import { useIsPhone } from '../ui/use-is-phone.ts';

/**
 * Closes the menu in a window as narrow as a phone, where it covers the page, and restores it when the window gets wide
 * again. React-admin keeps what the person has chosen for both widths alike.
 */
export function useClosedMenuOnPhones(): void {
  const isPhone = useIsPhone();
  const [open, setOpen] = useSidebarState();
  const wide = useRef({ isNow: true, isOpen: isPhone || open });
  useEffect(() => {
    const { isNow, isOpen } = wide.current;
    if (isNow !== isPhone) {
      // The width is as it was.
      if (isNow) wide.current.isOpen = open;
      return;
    }
    wide.current.isNow = !isPhone;
    const next = !isPhone && isOpen;
    if (open !== next) setOpen(next);
  }, [isPhone, open, setOpen]);
}
